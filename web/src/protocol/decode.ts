/**
 * The edge: text frames become values in which nothing is missing that has a default.
 *
 * Behind this file nobody asks whether a list was left out.
 */
import type * as wire from './types';

type Full<T> = { [K in keyof T]-?: Exclude<T[K], undefined> };

export type Suit = 'C' | 'D' | 'H' | 'S';
export type Seat = Full<wire.Seat>;
export type Score = Full<wire.Score>;
export type ScoreRow = wire.ScoreRow;
export type Clock = wire.Clock;
export type Proposal = Full<wire.Proposal>;
export type Settings = Full<wire.Settings>;
export type Phase = wire.Snapshot['phase'];
export type DealEvent = Full<wire.DealEvent>;
export type TableEvent = wire.Update['events'][number];

/** One card that may be laid, or that a joker may stand for, and how. */
export interface Play {
  card: string;
  move: string | undefined;
  suits: Partial<Record<Suit, string>>;
  stands: Play[];
  announce: boolean;
}

/** All that one's own seat may do; texts that are absent may not be done now. */
export interface Legal extends Omit<wire.Legal, 'plays' | 'severalCards' | 'challenges' | 'cut'> {
  plays: Play[];
  severalCards: string[];
  challenges: wire.Challenge[];
  cut: number[];
  announce: boolean;
  /** The announcement may go with the draw. */
  drawAnnounce: boolean;
  wrongCardCosts: number;
}

/** Nothing may be done. */
export const NO_MOVES: Legal = {
  plays: [],
  severalCards: [],
  challenges: [],
  cut: [],
  announce: false,
  drawAnnounce: false,
  wrongCardCosts: 0,
};

export interface Deal extends Full<Omit<wire.DealView, 'legal'>> {
  /** Empty for spectators too. */
  legal: Legal;
}

/** The shuffle of the deal, as far as it may be seen. */
export interface Fair extends Full<Omit<wire.Fair, 'promised'>> {
  promised: Full<wire.Promise>[];
}

/** A whole table. */
export interface TableView {
  id: string;
  code: string;
  version: number;
  phase: Phase;
  settings: Settings;
  rulesName: string;
  seats: Seat[];
  score: Score;
  deal: Deal | null;
  clock: Clock | null;
  proposal: Proposal | null;
  fair: Fair | null;
  you: number | null;
  watchers: number;
}

export type HintMove = Full<wire.HintMove>;

/** What the master would do, what else it looked at, and why. */
export interface Hint extends Omit<Full<wire.Hint>, 'move' | 'others'> {
  move: HintMove;
  others: HintMove[];
}

/** The parts of a table that an update replaces. */
export type Parts = Partial<Omit<TableView, 'id' | 'code' | 'version' | 'watchers'>>;

export type Message =
  | { t: 'table'; table: TableView; recent: TableEvent[] }
  | { t: 'update'; table: string; version: number; events: TableEvent[]; ack: string | undefined; parts: Parts }
  | Exclude<wire.ServerMessage, wire.Snapshot | wire.Update>;

/** A frame that is no message of this protocol. */
export class DecodeError extends Error {}

const KNOWN = new Set('welcome table update ack refused because hint pong said watchers gone try_again'.split(' '));

/** Read a frame. Unknown messages of a newer server are `undefined`. */
export function decode(text: string): Message | undefined {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new DecodeError('a frame is not JSON');
  }
  if (typeof data !== 'object' || data === null || typeof (data as { t?: unknown }).t !== 'string')
    throw new DecodeError('a frame has no type');
  const message = data as wire.ServerMessage;
  if (!KNOWN.has(message.t)) return undefined;
  if (message.t === 'table') return snapshot(message);
  if (message.t === 'update') return update(message);
  return message;
}

function snapshot(message: wire.Snapshot): Message {
  const { id, code, version, watchers = 0, recent = [] } = message;
  // What a snapshot leaves out is nothing, not unchanged.
  const parts = { deal: null, clock: null, proposal: null, fair: null, you: null, ...partsOf(message) };
  return { t: 'table', table: { ...parts, id, code, version, watchers } as TableView, recent };
}

function update(message: wire.Update): Message {
  const { table, version, events, ack } = message;
  return { t: 'update', table, version, events, ack, parts: partsOf(message) };
}

function partsOf(from: wire.Snapshot | wire.Update): Parts {
  const parts: Parts = {};
  if (from.phase !== undefined) parts.phase = from.phase;
  if (from.settings !== undefined) parts.settings = settingsOf(from.settings);
  if (from.rulesName !== undefined) parts.rulesName = from.rulesName;
  if (from.seats !== undefined) parts.seats = from.seats.map(seatOf);
  if (from.score !== undefined) parts.score = scoreOf(from.score);
  if (from.deal !== undefined) parts.deal = from.deal && dealOf(from.deal);
  if (from.clock !== undefined) parts.clock = from.clock;
  if (from.proposal !== undefined) parts.proposal = from.proposal && { waiting: [], ...from.proposal };
  if (from.fair !== undefined) parts.fair = from.fair && fairOf(from.fair);
  if (from.you !== undefined) parts.you = from.you;
  return parts;
}

/** Settings with nothing left out; also for the form that makes a table. */
export const settingsOf = (from: wire.Settings): Settings => ({
  singleDeal: false,
  open: false,
  fill: '',
  pace: 1200,
  ceremony: 'played',
  ...from,
});

/** A seat with nothing left out; also for tables seen from outside. */
export const seatOf = (from: wire.Seat): Seat => ({
  user: '',
  name: '',
  level: '',
  host: false,
  ready: false,
  away: false,
  awaySince: null,
  autopilot: false,
  left: false,
  out: false,
  ...from,
});

const scoreOf = (from: wire.Score): Score => ({
  limit: 0,
  singleDeal: false,
  rows: [],
  totals: [],
  places: [],
  out: [],
  over: false,
  early: false,
  winner: null,
  ...from,
});

const fairOf = (from: wire.Fair): Fair => ({
  closing: '',
  watchers: [],
  you: null,
  ...from,
  promised: (from.promised ?? []).map((each) => ({ value: '', ...each })),
});

const playOf = (from: wire.Play): Play => ({
  move: from.move,
  suits: (from.suits ?? {}) as Play['suits'],
  announce: from.announce ?? false,
  card: from.card,
  stands: (from.stands ?? []).map(playOf),
});

const legalOf = (from: wire.Legal = {}): Legal => ({
  ...NO_MOVES,
  ...from,
  plays: (from.plays ?? []).map(playOf),
});

export const dealOf = (from: wire.DealView): Deal => ({
  top: '',
  topAs: '',
  suit: '',
  nominated: false,
  pending: 0,
  answers: [],
  discardCount: 0,
  beneath: [],
  announced: [],
  announcedWild: [],
  challengeable: [],
  hand: [],
  drawn: '',
  pulled: '',
  hints: false,
  ...from,
  legal: legalOf(from.legal),
});

const hintMoveOf = (from: wire.HintMove): HintMove => ({
  cards: [],
  as: '',
  suit: '',
  announce: false,
  target: null,
  chance: null,
  ...from,
});

/** A hint with nothing left out. */
export const hintOf = (from: wire.Hint): Hint => ({
  reasons: [],
  ...from,
  move: hintMoveOf(from.move),
  others: (from.others ?? []).map(hintMoveOf),
});

/** An event of a deal with nothing left out. */
export const dealEventOf = (from: wire.DealEvent): DealEvent => ({
  seat: null,
  cards: [],
  count: from.cards?.length ?? 0,
  card: '',
  as: '',
  suit: '',
  announced: false,
  announcedWild: false,
  jumpIn: false,
  why: '',
  target: null,
  position: 0,
  clockwise: false,
  context: '',
  wild: 0,
  ...from,
});
