/** Who is here: a guest with a nickname, made at the first thing that needs one. */
import { t } from '../i18n/i18n.svelte';
import * as api from '../protocol/api';
import { ApiError } from '../protocol/api';
import type { Account, Session } from '../protocol/types';
import { change, settings } from '../ui/settings.svelte';

let session = $state.raw<Session | null>(null);

/** The session, if there is one; reactive. */
export const visitor = (): Session | null => session;

/** Ask the server who I am, if this browser has been somebody before; nobody is no error. */
export async function look(): Promise<Session | null> {
  if (session || !settings.known) return session;
  try {
    session = await api.session();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    change({ known: false });
  }
  return session;
}

/** Be somebody, so that one can sit down. */
export async function ensure(): Promise<Session> {
  session = (await look()) ?? (await api.becomeGuest(settings.nickname || t('guest-name')));
  change({ known: true });
  return session;
}

/** Be who has just signed up or in. */
export function become(account: Account): void {
  session = { user: account.user, name: account.name, guest: account.guest };
  change({ known: true, nickname: account.name });
}

/** The server does not know me any more. */
export function forget(): void {
  session = null;
  change({ known: false });
}

/** Take another name, now or as soon as one is somebody. */
export async function callMyself(name: string): Promise<void> {
  change({ nickname: name });
  if (session && name && session.name !== name) session = await api.rename(name);
}
