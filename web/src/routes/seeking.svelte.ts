/** Looking for opponents: asked for every two seconds on whichever page one is, until somebody is found or one stops. */
import * as api from '../protocol/api';
import type { Seek, Seeking } from '../protocol/types';
import { sound, vibrate } from '../ui/sound';
import { go } from './router.svelte';
import { ensure } from './visitor.svelte';

const EVERY = 2000;
/** In this tab a search goes on, also after the page was loaded again. */
const GOES_ON = 'maumau-seeking';
/** The table that was found: one is ready there at once. */
const FOUND = 'maumau-found';

let search = $state.raw<Seeking | null>(null);
let timer = 0;
/** Each search has its number, so that a late answer to an older one changes nothing. */
let number = 0;

let heard = 0;

/** How long one has looked, by the server's clock and what has passed here since it told it: minutes and seconds. */
export function waitedFor(now: number): string {
  const told = search ? (search.now ?? 0) - (search.since ?? 0) : 0;
  const seconds = Math.max(0, Math.round((told + Math.max(0, now - heard)) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The search that goes on; reactive. */
export const searching = (): Seeking | null => search;

export async function begin(wish: Seek): Promise<void> {
  await ensure();
  const mine = (number += 1);
  const found = await api.seek(wish);
  if (mine !== number) return;
  sessionStorage.setItem(GOES_ON, '1');
  if (found.meanwhile) go(`/t/${found.meanwhile}`);
  take(found);
}

export async function stop(): Promise<void> {
  number += 1;
  clearTimeout(timer);
  search = null;
  sessionStorage.removeItem(GOES_ON);
  await api.stopSeeking();
}

/** Go on with a search after the page was loaded again. */
export function resume(): void {
  if (sessionStorage.getItem(GOES_ON)) void ask();
}

/** Whether a table is the one that was found; good once. */
export function wasFound(table: string): boolean {
  if (sessionStorage.getItem(FOUND) !== table) return false;
  sessionStorage.removeItem(FOUND);
  return true;
}

async function ask(): Promise<void> {
  const mine = number;
  try {
    const found = await api.seeking();
    if (mine === number) take(found);
  } catch {
    // A lost line: ask again, as long as the server remembers.
    if (mine === number) timer = window.setTimeout(ask, EVERY);
  }
}

function take(found: Seeking): void {
  clearTimeout(timer);
  if (found.table) return arrive(found.table);
  heard = Date.now();
  search = found.seeking ? found : null;
  if (found.seeking) timer = window.setTimeout(ask, EVERY);
  else sessionStorage.removeItem(GOES_ON);
}

function arrive(table: string): void {
  sessionStorage.setItem(FOUND, table);
  sound('turn');
  vibrate([80, 60, 80]);
  void stop().catch(() => {});
  go(`/t/${table}`);
}
