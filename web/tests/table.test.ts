import { expect, test } from 'vitest';
import { freshDeal, type Known, receive } from '../src/table/table';
import { read, snapshot, update } from './wire';

const start = (): Known => {
  const received = receive(null, read(snapshot()));
  if (received.what !== 'reset') throw new Error(received.what);
  return received.known;
};

const moved = (version: number, seat = 1) => ({
  kind: 'moved' as const,
  by: 'person' as const,
  version,
  at: 0,
  seat,
  deal: [{ kind: 'passed' as const, seat }],
});

test('updates are applied in order and replace whole parts', () => {
  const received = receive(start(), read(update(11, { events: [moved(11)], phase: 'between' })));
  if (received.what !== 'events') throw new Error(received.what);
  expect(received.known.table).toMatchObject({ version: 11, phase: 'between', rulesName: 'Mau King' });
  expect(received.events).toHaveLength(1);
  expect(received.known.log.map((line) => line.id)).toEqual(['event-passed']);
});

test('a gap is noticed and nothing is applied', () => {
  expect(receive(start(), read(update(13, { events: [moved(12), moved(13)] }))).what).toBe('gap');
});

test('events that are known already are not told twice', () => {
  const received = receive(start(), read(update(12, { events: [moved(9), moved(10), moved(11), moved(12)] })));
  if (received.what !== 'events') throw new Error(received.what);
  expect(received.events.map((event) => event.version)).toEqual([11, 12]);
});

test('old updates, those of other tables and those before any snapshot change nothing', () => {
  expect(receive(start(), read(update(10))).what).toBe('nothing');
  expect(receive(start(), read(update(11, { table: 'T2' }))).what).toBe('nothing');
  expect(receive(null, read(update(11))).what).toBe('nothing');
});

test('how a deal ended stays known until the next one ends', () => {
  const scored = {
    kind: 'deal_scored' as const,
    version: 11,
    at: 0,
    number: 1,
    winner: 1,
    points: [5, 0, null],
    left: [['7C'], [], null],
  };
  let known = start();
  for (const message of [update(11, { events: [scored] }), update(12, { events: [moved(12)] })]) {
    const received = receive(known, read(message));
    if (received.what !== 'events') throw new Error(received.what);
    known = received.known;
  }
  expect(known.scored?.winner).toBe(1);
});

test('nobody is told of the own connection', () => {
  const presence = (version: number, seat: number) => ({ kind: 'presence' as const, version, at: 0, seat });
  const received = receive(start(), read(update(12, { events: [presence(11, 0), presence(12, 1)] })));
  if (received.what !== 'events') throw new Error(received.what);
  expect(received.known.log).toMatchObject([{ id: 'log-here', seat: 1 }]);
});

test('a deal is fresh until somebody has moved', () => {
  const dealt = { kind: 'deal_started' as const, version: 1, at: 0, number: 1, dealer: 2 };
  const here = { kind: 'presence' as const, version: 2, at: 0, seat: 0 };
  expect(freshDeal([dealt, here])).toBe(dealt);
  expect(freshDeal([dealt, moved(2)])).toBeUndefined();
});
