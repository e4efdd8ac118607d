/** After a deal: the transcript is fetched and worked out again, and what came of it is told in codes and values. */
import type { Fair } from '../protocol/decode';
import type { Noted } from './device';
import { type Fault, type OpenDeal, type Verdict, verify, WATCHER } from './verify.js';

export interface Checked {
  number: number;
  /** `unused`: all holds, but what this device sent was not used; `unknown`: there was nothing to check. */
  state: 'checking' | 'fair' | 'unused' | 'unfair' | 'unknown';
  deal?: OpenDeal;
  verdict?: Verdict;
  /** It does not follow the deal that this device saw before. */
  broken?: boolean;
  /** The own number, if this device contributed. */
  own?: number;
}

/**
 * Work a deal out again. Whether the own contribution was used is looked at apart from all else: where it was not, the
 * cards are compared all the same.
 */
export function check(deal: OpenDeal, receipt: Noted | null, number: number): Checked {
  const { value: _value, ...rest } = receipt ?? { id: 0, commitment: deal.commitment };
  const found = verify(deal, rest);
  const left = receipt?.value ? verify(deal, receipt).faults.filter((fault) => fault.code === 'not-used') : [];
  const unused = left.length > 0 || receipt?.unused === true;
  const broken = receipt?.broken === true;
  const state = !found.fair || broken ? 'unfair' : unused ? 'unused' : 'fair';
  const verdict = { ...found, fair: state === 'fair', faults: [...found.faults, ...left] };
  return { number, state, deal, verdict, ...(receipt?.value && { own: receipt.id }), ...(broken && { broken }) };
}

/** Seats of the table, or names of spectators, by contributor. */
export type Who = { seat: number } | { name: string };

export const whoIs = (fair: Fair, id: number): Who =>
  id < WATCHER ? { seat: fair.order[id] ?? -1 } : { name: fair.watchers[id - WATCHER] ?? '?' };

/** The contributor of a fault, if it is about one. */
export function contributorOf(fault: Fault): number | null {
  const [, kind, number] = /(seat|watcher) (\d+)$/.exec(fault.part) ?? [];
  return kind === undefined ? null : Number(number) + (kind === 'watcher' ? WATCHER : 0);
}

/** How many cards were compared with where they lay. */
export const cardsCompared = (deal: OpenDeal): number =>
  deal.events
    .filter((event) => ['dealt', 'drew', 'took', 'start'].includes(String(event['kind'])))
    .reduce((sum, event) => sum + (Array.isArray(event['cards']) ? event['cards'].length : 1), 0);

/** Each fault as the id of a text. */
export const FAULT_TEXTS: Record<Fault['code'], string> = {
  version: 'fair-fault-form',
  form: 'fair-fault-form',
  seats: 'fair-fault-form',
  watchers: 'fair-fault-form',
  'other-rules': 'fair-fault-rules',
  'not-opened': 'fair-fault-secret',
  'not-promised': 'fair-fault-contribution',
  substitute: 'fair-fault-substitute',
  'silent-computer': 'fair-fault-substitute',
  'shown-other': 'fair-fault-shown',
  'not-used': 'fair-fault-unused',
  'seen-other': 'fair-fault-seen',
  event: 'fair-fault-card',
  card: 'fair-fault-card',
  cut: 'fair-fault-cut',
  'cut-range': 'fair-fault-cut',
  'cut-not-drawn': 'fair-fault-cut',
  'not-held': 'fair-fault-card',
  reshuffle: 'fair-fault-card',
};
