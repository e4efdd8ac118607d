import { expect, test } from 'vitest';
import { type DealEvent, dealEventOf, type TableView } from '../src/protocol/decode';
import type { DealEvent as WireEvent } from '../src/protocol/types';
import { advance, EMPTY, opening, settle } from '../src/table/scene';
import { deal, read, snapshot } from './wire';

function tableWith(more: Parameters<typeof deal>[0] = {}): TableView {
  const message = read(snapshot({ deal: deal(more) }));
  if (message.t !== 'table') throw new Error(message.t);
  return message.table;
}
const fact = (event: WireEvent): DealEvent => dealEventOf(event);
const names = (cards: { name: string }[]): string[] => cards.map((card) => card.name);

test('a settled scene is what the table says', () => {
  const scene = settle(EMPTY, tableWith({ beneath: ['2C', '3C', '4C', '5C'] }));
  expect(names(scene.hand)).toEqual(['7C', '9H', '9H']);
  expect(names(scene.pile)).toEqual(['3C', '4C', '5C', '8H']);
  expect(new Set([...scene.hand, ...scene.pile].map((card) => card.key)).size).toBe(7);
});

test('cards that stay keep their keys, twins too', () => {
  const before = settle(EMPTY, tableWith());
  const after = settle(before, tableWith({ hand: ['9H', '9H', 'KS'] }));
  expect(after.hand.slice(0, 2).map((card) => card.key)).toEqual(before.hand.slice(1).map((card) => card.key));
  expect(before.hand.map((card) => card.key)).not.toContain(after.hand[2]?.key);
});

test('an own card takes its key along to the pile', () => {
  const before = settle(EMPTY, tableWith());
  const after = advance(before, fact({ kind: 'played', seat: 0, cards: ['9H'] }), 0);
  expect(names(after.hand)).toEqual(['7C', '9H']);
  expect(after.pile.at(-1)).toMatchObject({ key: before.hand[1]?.key, name: '9H', from: 0 });
  expect(after.counts[0]).toBe(2);
});

test("another's card comes from the seat and a settled scene keeps its key", () => {
  const before = settle(EMPTY, tableWith());
  const after = advance(before, fact({ kind: 'played', seat: 1, cards: ['KH'] }), 0);
  expect(after.pile.at(-1)).toMatchObject({ name: 'KH', from: 1 });
  expect(settle(after, tableWith({ top: 'KH', beneath: ['8H'] })).pile.at(-1)?.key).toBe(after.pile.at(-1)?.key);
});

test('the suit asked for is never guessed from a card: it is told or left open', () => {
  const before = settle(EMPTY, tableWith());
  expect(advance(before, fact({ kind: 'played', seat: 1, cards: ['KC'] }), 0).suit).toBe('');
  expect(advance(before, fact({ kind: 'played', seat: 1, cards: ['JC'], suit: 'D' }), 0)).toMatchObject({
    suit: 'D',
    nominated: true,
  });
});

test('drawn cards go to the hand, or are only counted', () => {
  const before = settle(EMPTY, tableWith());
  const own = advance(before, fact({ kind: 'drew', seat: 0, cards: ['AS', '2S'], why: 'owed' }), 0);
  expect(names(own.hand)).toEqual(['7C', '9H', '9H', 'AS', '2S']);
  expect(own).toMatchObject({ stock: 8, counts: [5, 5, 5] });
  const other = advance(before, fact({ kind: 'drew', seat: 2, count: 4, why: 'hit' }), 0);
  expect(other).toMatchObject({ stock: 6, counts: [3, 5, 9] });
  expect(names(other.hand)).toEqual(names(before.hand));
});

test('a spectator holds nothing whoever draws', () => {
  expect(
    advance(settle(EMPTY, tableWith({ hand: [] })), fact({ kind: 'drew', seat: 0, count: 1, why: 'turn' }), null).hand,
  ).toEqual([]);
});

test('dealing runs from a full stock to the table as it is', () => {
  const table = tableWith({ discardCount: 1 });
  let scene = opening(EMPTY, table);
  expect(scene.stock).toBe(24);
  const facts: WireEvent[] = [
    { kind: 'dealt', seat: 0, cards: ['7C', '9H', '9H'], count: 3 },
    { kind: 'dealt', seat: 1, count: 5 },
    { kind: 'dealt', seat: 2, count: 5 },
    { kind: 'start', card: '8H' },
  ];
  for (const one of facts) scene = advance(scene, fact(one), 0);
  const settled = settle(scene, table);
  expect(scene.counts).toEqual(settled.counts);
  expect(scene.stock).toBe(settled.stock);
  expect(settled.hand).toEqual(scene.hand);
  expect(settled.pile.at(-1)?.key).toBe(scene.pile.at(-1)?.key);
});
