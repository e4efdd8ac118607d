import { expect, test } from 'vitest';
import { countSuits, indexLabel, sortCards } from '../src/table/cards';

const sorted = (cards: string, order: 'suit' | 'rank'): string =>
  sortCards(cards.split(' '), order, (card) => card).join(' ');

test('a hand is sorted by suit with alternating colours, or by rank; jokers stand last', () => {
  expect(sorted('KH 7S JOKER 2C AD TC', 'suit')).toBe('2C TC AD 7S KH JOKER');
  expect(sorted('KH 7S JOKER 2C 7C TC', 'rank')).toBe('2C 7C 7S TC KH JOKER');
});

test('suits are counted without jokers', () => {
  expect(countSuits(['7H', 'KH', 'JOKER', '2C'])).toEqual({ C: 1, D: 0, H: 2, S: 0 });
});

test('index letters are those of the decks of the country', () => {
  expect(indexLabel('J', 'french', 'de')).toBe('B');
  expect(indexLabel('A', 'french', 'ru')).toBe('Т');
  expect(indexLabel('Q', 'german', 'ru')).toBe('O');
  expect(indexLabel('T', 'french', 'en')).toBe('10');
  expect(indexLabel('J', 'french', 'sr-Latn')).toBe('J');
});
