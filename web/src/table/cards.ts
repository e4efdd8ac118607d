/** Cards by their names: `7H`, `TS`, `JOKER`. Nothing here knows what a card does. */

export type Suit = 'C' | 'D' | 'H' | 'S';
export type Order = 'suit' | 'rank';
export type Deck = 'french' | 'german';
export type Palette = 'two' | 'four' | 'skat';

export const JOKER = 'JOKER';
export const SUITS: readonly Suit[] = ['C', 'D', 'H', 'S'];
const RANKS = '23456789TJQKA';
/** Colours alternate, so that neighbours in the fan differ. */
const SHOWN_SUITS = 'CDSH';

/** The rank letter of a card, `2` … `A`; empty for a joker. */
export const rankOf = (name: string): string => (name === JOKER ? '' : name.slice(0, 1));

/** The suit letter of a card, or `undefined` for a joker. */
export const suitOf = (name: string): Suit | undefined => (name === JOKER ? undefined : (name.slice(1) as Suit));

/** What a card is sorted by: a joker stands behind all others. */
function place(name: string, order: Order): number {
  if (name === JOKER) return 1000;
  const rank = RANKS.indexOf(rankOf(name));
  const suit = SHOWN_SUITS.indexOf(name.slice(1));
  return order === 'suit' ? suit * 13 + rank : rank * 4 + suit;
}

/** Names or things with names in the chosen order; equal cards keep theirs. */
export function sortCards<T>(cards: readonly T[], order: Order, name: (card: T) => string): T[] {
  return [...cards].sort((a, b) => place(name(a), order) - place(name(b), order));
}

/** How many cards of each suit there are among the names. */
export function countSuits(names: readonly string[]): Record<Suit, number> {
  const counts: Record<Suit, number> = { C: 0, D: 0, H: 0, S: 0 };
  for (const name of names) {
    const suit = suitOf(name);
    if (suit) counts[suit] += 1;
  }
  return counts;
}

/** Index letters as printed on decks sold in each country. */
const INDEX: Record<string, Record<string, string>> = {
  de: { J: 'B', Q: 'D' },
  ru: { J: 'В', Q: 'Д', K: 'К', A: 'Т' },
  german: { J: 'U', Q: 'O' },
};

/** The letter or number in a card's corner. */
export function indexLabel(rank: string, deck: Deck, lang: string): string {
  if (rank === 'T') return '10';
  return INDEX[deck === 'german' ? 'german' : lang]?.[rank] ?? rank;
}

export const COLOURS: Record<Palette, Record<Suit, string>> = {
  two: { C: '#1c2230', S: '#1c2230', H: '#cf1f2e', D: '#cf1f2e' },
  four: { C: '#14752f', S: '#1c2230', H: '#cf1f2e', D: '#0f5fc0' },
  skat: { C: '#1c2230', S: '#14752f', H: '#cf1f2e', D: '#b85400' },
};
