import { describe, expect, test } from 'vitest';
import { FINGER, fan, grouped, modeFor, othersOf, smallSeats, spots, tilt } from '../src/table/layout';

test('windows get their layout', () => {
  expect(modeFor(360, 740)).toBe('portrait');
  expect(modeFor(740, 360)).toBe('landscape');
  expect(modeFor(768, 1024)).toBe('wide');
  expect(modeFor(1280, 800)).toBe('wide');
});

test('the others sit clockwise from the left hand', () => {
  expect(othersOf(4, 0)).toEqual([1, 2, 3]);
  expect(othersOf(4, 2)).toEqual([3, 0, 1]);
  expect(othersOf(3, null)).toEqual([0, 1, 2]);
});

describe.each(['portrait', 'landscape', 'wide'] as const)('%s', (mode) => {
  test.each([1, 2, 3, 4, 5, 6, 7])('%i others stand apart, the first on the left', (others) => {
    const places = spots(others, mode);
    expect(places).toHaveLength(others);
    for (const a of places)
      for (const b of places) if (a !== b) expect(Math.abs(a.x - b.x) > 8 || Math.abs(a.y - b.y) > 20).toBe(true);
    if (others > 1) expect(places[0]!.x).toBeLessThan(50);
    if (others > 1) expect(places.at(-1)!.x).toBeGreaterThan(50);
  });
});

test.each([3, 4, 5, 6, 7])(
  '%i others stand side by side on a phone and on a tablet, and none runs over the edge',
  (others) => {
    for (const [mode, width] of [
      ['portrait', 352],
      ['landscape', 582],
      ['wide', 744],
      ['wide', 976],
    ] as const) {
      const small = smallSeats(others, mode, width);
      const wide = mode === 'landscape' ? (small ? 82 : 116) : small ? 78 : 100;
      for (const place of spots(others, mode)) {
        expect((place.x / 100) * width - wide / 2).toBeGreaterThanOrEqual(-1);
        expect((place.x / 100) * width + wide / 2).toBeLessThanOrEqual(width + 1);
      }
      const top = spots(others, mode).filter((place) => mode === 'wide' || place.y === 0);
      for (const [i, place] of top.entries())
        if (i > 0) expect(((place.x - top[i - 1]!.x) / 100) * width).toBeGreaterThanOrEqual(wide - 1);
    }
  },
);

test.each(Array.from({ length: 25 }, (_, i) => i + 1))(
  '%i cards fit on the smallest phone, each with a finger of room',
  (cards) => {
    const width = 348;
    const spread = fan(cards, width, 84);
    expect(spread.rows.reduce((a, b) => a + b, 0)).toBe(cards);
    expect(spread.strip).toBeGreaterThanOrEqual(Math.min(FINGER, spread.card));
    expect(spread.strip * (Math.max(...spread.rows) - 1) + spread.card).toBeLessThanOrEqual(width + 1);
  },
);

test('more cards than fit keep their size and run over the edge, to be scrolled', () => {
  const spread = fan(40, 348, 84);
  expect(spread.rows).toEqual([20, 20]);
  expect(spread.strip).toBe(FINGER);
});

test('equal neighbours are put together', () => {
  const cards = ['7C', '7C', '8C', '7C'].map((name) => ({ name }));
  expect(grouped(cards, true).map((group) => group.length)).toEqual([2, 1, 1]);
  expect(grouped(cards, false)).toHaveLength(4);
});

test('the turn of a laid card is small and always the same', () => {
  for (const key of ['c1', 'c2', 'c33']) {
    expect(Math.abs(tilt(key))).toBeLessThanOrEqual(8);
    expect(tilt(key)).toBe(tilt(key));
  }
});
