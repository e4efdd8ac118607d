/** The table as the server last told it: a pure reducer over its messages. */
import {
  type DealEvent,
  dealEventOf,
  type Fair,
  type Message,
  type TableEvent,
  type TableView,
} from '../protocol/decode';
import { type Line, linesOf } from './log';

export type Scored = Extract<TableEvent, { kind: 'deal_scored' }>;

/** How many lines of the log are kept. */
export const LOG_LENGTH = 300;

export interface Known {
  table: TableView;
  /** How the last deal ended, with the hands that were left. */
  scored: Scored | null;
  /** What happened, oldest first, in words to be looked up. */
  log: Line[];
}

/** What a message did to the table. */
export type Received =
  /** The whole table is new: show it as it is. */
  | { what: 'reset'; known: Known }
  /** These events happened, in this order; then the table is as `known` says. */
  | { what: 'events'; known: Known; events: TableEvent[] }
  /** Something is missing in between: follow again with the version one has. */
  | { what: 'gap' }
  | { what: 'nothing' };

/** Apply a message to what is known; messages that are no news of the table change nothing. */
export function receive(before: Known | null, message: Message): Received {
  if (message.t === 'table') {
    const log = linesFor(message.recent, message.table.you);
    return { what: 'reset', known: { table: message.table, log, scored: lastScored(message.recent) } };
  }
  if (before === null) return { what: 'nothing' };
  if (message.t === 'watchers') {
    return { what: 'events', events: [], known: { ...before, table: { ...before.table, watchers: message.count } } };
  }
  if (message.t !== 'update' || message.table !== before.table.id) return { what: 'nothing' };
  if (message.version <= before.table.version) return { what: 'nothing' };
  const first = message.events[0]?.version ?? message.version;
  if (first > before.table.version + 1) return { what: 'gap' };
  const events = message.events.filter((event) => event.version > before.table.version);
  const table = { ...before.table, ...message.parts, version: message.version };
  const log = [...before.log, ...linesFor(events, table.you)].slice(-LOG_LENGTH);
  return { what: 'events', events, known: { table, log, scored: lastScored(events) ?? before.scored } };
}

/** The lines for a person, who needs not be told of the own connection. */
const linesFor = (events: readonly TableEvent[], you: number | null): Line[] =>
  events
    .filter((event) => event.kind !== 'presence' || event.seat !== you)
    .flatMap(linesOf)
    .slice(-LOG_LENGTH);

/** The event with which the current deal began, where nothing has been played since. */
export function freshDeal(recent: readonly TableEvent[]): TableEvent | undefined {
  const last = recent.findLast((event) => event.kind !== 'presence' && event.kind !== 'autopilot_off');
  return last?.kind === 'deal_started' ? last : undefined;
}

const lastScored = (events: readonly TableEvent[]): Scored | null =>
  events.findLast((event): event is Scored => event.kind === 'deal_scored') ?? null;

/** The facts of a deal that an event of the table carries. */
export function dealEvents(event: TableEvent): DealEvent[] {
  return event.kind === 'moved' || event.kind === 'deal_started' ? (event.deal ?? []).map(dealEventOf) : [];
}

/** The seats whose devices have still to send something to the shuffle. */
export function stillMissing(fair: Fair): number[] {
  const promised = new Map(fair.promised.map((each) => [each.id, each.value]));
  if (fair.stage === 'promising') return fair.order.filter((_, id) => !promised.has(id));
  return fair.stage === 'revealing' ? fair.order.filter((_, id) => promised.get(id) === '') : [];
}
