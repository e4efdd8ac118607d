/** Where things stand: seats round the table, cards in the hand. Numbers only; nothing here touches a page. */

export type Mode = 'portrait' | 'landscape' | 'wide';

/** The layout for a window. */
export function modeFor(width: number, height: number): Mode {
  if (height < 560 && width > height) return 'landscape';
  return width >= 700 ? 'wide' : 'portrait';
}

/** The middle of a seat's upper edge, in per cent of the field. */
export interface Spot {
  x: number;
  y: number;
}

const row = (count: number, y: number): Spot[] =>
  Array.from({ length: count }, (_, i) => ({ x: (100 * (i + 0.5)) / count, y }));

/** Whether seats are drawn small: always where so many stand in a row. */
export const smallSeats = (others: number, mode: Mode, width: number): boolean =>
  mode === 'wide' ? others > 4 && width < 1000 : others > (mode === 'portrait' && width < 420 ? 3 : 4);

/** For five to seven others on a narrow field: how many stand on the left, on top, on the right. */
const SIDES: Record<number, [number, number, number]> = { 5: [1, 3, 1], 6: [1, 4, 1], 7: [2, 3, 2] };

/** Spots for the other seats, clockwise from one's left hand. */
export function spots(others: number, mode: Mode): Spot[] {
  if (mode === 'wide') return arc(others);
  if (mode === 'landscape' || others < 5) return row(others, 0);
  const [left, top, right] = SIDES[others] ?? [2, others - 4, 2];
  const side = (count: number, x: number): Spot[] =>
    Array.from({ length: count }, (_, i) => ({ x, y: count === 1 ? 38 : 27 + 27 * i }));
  return [...side(left, 11).reverse(), ...row(top, 0), ...side(right, 89)];
}

/** A flat arch: equal steps from left to right, so that no two stand over each other. */
function arc(others: number): Spot[] {
  return Array.from({ length: others }, (_, i) => {
    const share = others === 1 ? 0 : (2 * i) / (others - 1) - 1;
    const x = 50 + share * Math.min(42, 22 * (others - 1));
    return { x, y: 46 * (1 - Math.sqrt(1 - ((x - 50) / 50) ** 2)) };
  });
}

/** The other seats of a table, clockwise from the left hand of the one who looks; all of them for a spectator. */
export function othersOf(seats: number, you: number | null): number[] {
  const first = you === null ? 0 : you + 1;
  const count = you === null ? seats : seats - 1;
  return Array.from({ length: count }, (_, i) => (first + i) % seats);
}

/** How a hand is spread. */
export interface Fan {
  /** Cards in each row, the upper row first. */
  rows: number[];
  /** Width of a card in pixels. */
  card: number;
  /** How much of a card its right neighbour leaves to be seen, in pixels. */
  strip: number;
  /** Degrees between neighbours. */
  turn: number;
}

/** A finger needs so many pixels. */
export const FINGER = 24;
const SMALLEST = 52;
const MOST = 0.8;

/** Spread cards over a width; more rows and smaller cards where fingers need it. */
export function fan(cards: number, width: number, largest: number, mostRows = 2): Fan {
  for (let rows = 1; ; rows += 1) {
    const perRow = Math.ceil(cards / rows);
    const fits = cardFor(perRow, width, largest);
    if (fits >= (rows === 1 ? largest * 0.86 : SMALLEST) || rows === mostRows) {
      const card = Math.max(SMALLEST, fits);
      const strip = perRow < 2 ? card : Math.max(FINGER, Math.min(card * MOST, (width - card) / (perRow - 1)));
      const turn = rows === 1 && perRow > 1 ? Math.min(3, 14 / (perRow - 1)) : 0;
      return { rows: split(cards, rows), card: Math.floor(card), strip: Math.floor(strip * 10) / 10, turn };
    }
  }
}

/** The widest card with which as many fit side by side and each shows a finger's width. */
const cardFor = (perRow: number, width: number, largest: number): number =>
  perRow < 2 ? largest : Math.min(largest, width - FINGER * (perRow - 1));

function split(cards: number, rows: number): number[] {
  const perRow = Math.ceil(cards / rows);
  return Array.from({ length: rows }, (_, i) => Math.max(0, Math.min(perRow, cards - i * perRow)));
}

/** Equal neighbours put together: the cards of each place. */
export function grouped<T extends { name: string }>(cards: readonly T[], group: boolean): T[][] {
  const places: T[][] = [];
  for (const card of cards) {
    const last = places.at(-1);
    if (group && last?.[0]?.name === card.name) last.push(card);
    else places.push([card]);
  }
  return places;
}

/** A steady small turn for a card on the pile, in degrees, so that the pile looks laid by hand. */
export function tilt(key: string): number {
  let sum = 0;
  for (const letter of key) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return (sum % 17) - 8;
}
