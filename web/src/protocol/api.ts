/** The HTTP part of the protocol: who I am, tables, rule sets. */
import type { OpenDeal } from '../fair/verify.js';
import type * as wire from './types';

/** An answer from 400 on, or no answer at all (`status` 0). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: wire.HttpError,
  ) {
    super(body.message || body.error);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: 'same-origin', headers: { Accept: 'application/json' } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, 'Content-Type': 'application/json' };
  }
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
  } catch {
    throw new ApiError(0, { error: 'offline' });
  }
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T;
  throw new ApiError(response.status, await errorOf(response));
}

async function errorOf(response: Response): Promise<wire.HttpError> {
  try {
    return (await response.json()) as wire.HttpError;
  } catch {
    return { error: `http_${response.status}` };
  }
}

const code = encodeURIComponent;

export const about = (): Promise<wire.About> => call('GET', '/about');
export const session = (): Promise<wire.Session> => call('GET', '/session');
export const becomeGuest = (name: string): Promise<wire.Session> => call('POST', '/session', { name });
export const rename = (name: string): Promise<wire.Session> => call('PATCH', '/session', { name });
export const logOut = (): Promise<void> => call('DELETE', '/session');
export const ruleSets = (): Promise<wire.RuleSetInfo[]> => call('GET', '/rules');
export const ruleSet = (id: string): Promise<wire.RuleSetDetail> => call('GET', `/rules/${code(id)}`);
export const checkRules = (rules: wire.HouseRules): Promise<wire.RuleCheck> => call('POST', '/rules/check', rules);
export const keepRules = (rules: wire.HouseRules): Promise<wire.RuleSetInfo> => call('POST', '/rules', rules);
export const forgetRules = (id: string): Promise<void> => call('DELETE', `/rules/${code(id)}`);
export const createTable = (table: wire.NewTable): Promise<wire.TableInfo> => call('POST', '/tables', table);
export const tableInfo = (id: string): Promise<wire.TableInfo> => call('GET', `/tables/${code(id)}`);
export const tableRules = (id: string): Promise<wire.RuleSetDetail> => call('GET', `/tables/${code(id)}/rules`);
export const fairDeal = (id: string, number: number): Promise<OpenDeal> =>
  call('GET', `/tables/${code(id)}/deals/${number}`);
export const statistics = (): Promise<StatisticsReport> => call('GET', '/statistics');
export const myTables = (): Promise<wire.TableInfo[]> => call('GET', '/tables/mine');
export const seek = (wish: wire.Seek): Promise<wire.Seeking> => call('POST', '/seeking', wish);
export const seeking = (): Promise<wire.Seeking> => call('GET', '/seeking');
export const stopSeeking = (): Promise<void> => call('DELETE', '/seeking');
export const invite = (user: string, table: string): Promise<void> =>
  call('POST', `/people/${code(user)}/invite`, { table });
export const invitations = (): Promise<wire.Invitation[]> => call('GET', '/invitations');
export const decline = (user: string): Promise<void> => call('DELETE', `/invitations/${code(user)}`);
export const mute = (user: string): Promise<void> => call('PUT', `/invitations/${code(user)}/mute`);
export const unmute = (user: string): Promise<void> => call('DELETE', `/invitations/${code(user)}/mute`);
export const lobby = (): Promise<wire.TableInfo[]> => call('GET', '/lobby');
export const lastResult = (id: string): Promise<wire.Result> => call('GET', `/tables/${code(id)}/result`);
export const ratingRules = (): Promise<wire.RatingRules> => call('GET', '/ratings');
export const board = (rules: string, period: string): Promise<wire.Board> =>
  call('GET', `/boards/${code(rules)}?period=${period}`);
export const profile = (user: string): Promise<wire.Profile> => call('GET', `/people/${code(user)}`);
export const curve = (user: string, rules: string): Promise<wire.CurvePoint[]> =>
  call('GET', `/people/${code(user)}/curve/${code(rules)}`);
export const results = (user: string, before?: number): Promise<wire.Result[]> =>
  call('GET', `/people/${code(user)}/results${before === undefined ? '' : `?before=${before}`}`);
export const replay = (id: string, viewer: number | null): Promise<wire.Replay> =>
  call('GET', `/records/${code(id)}${viewer === null ? '' : `?viewer=${viewer}`}`);
export const account = (): Promise<wire.Account> => call('GET', '/account');
export const signUp = (name: string, password: string): Promise<wire.Account> =>
  call('POST', '/account/sign-up', { name, password });
export const signIn = (name: string, password: string, code: string): Promise<wire.Account> =>
  call('POST', '/account/sign-in', { name, password, code });
export const newPassword = (password: string, old: string): Promise<wire.Account> =>
  call('PUT', '/account/password', { password, old });
export const newCodes = (): Promise<wire.Account> => call('POST', '/account/codes');
export const beginPasskey = (name: string): Promise<wire.PasskeyChallenge> =>
  call('POST', '/account/passkeys/begin', { name });
export const addPasskey = (id: string, credential: object): Promise<wire.Account> =>
  call('POST', '/account/passkeys', { id, credential });
export const removePasskey = (id: string): Promise<wire.Account> => call('DELETE', `/account/passkeys/${code(id)}`);
export const beginPasskeySignIn = (): Promise<wire.PasskeyChallenge> => call('POST', '/account/passkey/begin');
export const signInByPasskey = (id: string, credential: object): Promise<wire.Account> =>
  call('POST', '/account/passkey', { id, credential });
export const endSession = (id: string): Promise<wire.Account> => call('DELETE', `/account/sessions/${code(id)}`);
export const endSessions = (): Promise<wire.Account> => call('DELETE', '/account/sessions');
export const erase = (name: string, password: string): Promise<void> =>
  call('POST', '/account/erase', { name, password });
export const block = (user: string): Promise<void> => call('PUT', `/people/${code(user)}/block`);
export const unblock = (user: string): Promise<void> => call('DELETE', `/people/${code(user)}/block`);
export const report = (user: string, complaint: wire.Complaint): Promise<void> =>
  call('POST', `/people/${code(user)}/report`, complaint);
export const importRecords = (text: string): Promise<wire.Imported> => call('POST', '/records', { text });
export const options = (): Promise<Schema> => call('GET', '/options');

/** What fell to whom in all deals, as `/api/statistics` gives it. */
export interface StatisticsReport {
  deals: number;
  verified: number;
  refused: number;
  /** There are more deals than have been counted. */
  pending: boolean;
  tests: { id: string; rows: { row: string; counted: number; expected: number }[]; p: number | null }[];
  sums: { id: string; cards: number; special: number; expected: number; p: number | null }[];
  draws: Record<string, number>;
  contributions: number;
  silent: number;
}

/** One option of a rule set, as `/api/options` describes it. */
export interface Option {
  name: string;
  group: string;
  type: 'bool' | 'int' | 'choice' | 'text' | 'slug' | 'pattern' | 'effects' | 'values' | 'words';
  default: unknown;
  message: string;
  choices?: { value: unknown; message: string | null }[];
  low?: number;
  high?: number;
  off?: number | null;
  kinds?: string[];
  conflicts?: string[];
  needs?: string[];
}

export interface Schema {
  groups: { id: string; message: string; options: Option[] }[];
  effect: Option[];
  switches: Option[];
}
