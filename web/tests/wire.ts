/** Messages as the server sends them, for tests. */
import { decode, type Message } from '../src/protocol/decode';
import type { DealView, Snapshot, Update } from '../src/protocol/types';

export const deal = (more: Partial<DealView> = {}): DealView => ({
  number: 1,
  dealer: 2,
  order: [0, 1, 2],
  context: 'turn',
  turn: 0,
  clockwise: true,
  counts: [3, 5, 5],
  stockCount: 10,
  top: '8H',
  suit: 'H',
  discardCount: 1,
  hand: ['7C', '9H', '9H'],
  ...more,
});

export const snapshot = (more: Partial<Snapshot> = {}): Snapshot => ({
  t: 'table',
  id: 'T1',
  code: 'ABC123',
  version: 10,
  at: 0,
  phase: 'playing',
  settings: { rules: { base: 'mau-king' }, seats: 3, turnTime: 30 },
  rulesName: 'Mau King',
  seats: [{ kind: 'person', name: 'Vi', user: 'u1' }, { kind: 'computer', level: 'easy' }, { kind: 'free' }],
  score: { scoring: 'points', matchEnd: 'lowest_total' },
  deal: deal(),
  you: 0,
  ...more,
});

export const update = (version: number, more: Partial<Update> = {}): Update => ({
  t: 'update',
  table: 'T1',
  version,
  events: [],
  ...more,
});

/** What the client makes of it. */
export const read = (message: object): Message => decode(JSON.stringify(message)) as Message;
