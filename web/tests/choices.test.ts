import { expect, test } from 'vitest';
import { NO_MOVES, type Play } from '../src/protocol/decode';
import {
  announcementMatters,
  mayAskHint,
  mayDoAnything,
  playable,
  question,
  waysOf,
  withAnnouncement,
} from '../src/table/choices';
import { deal, read, snapshot } from './wire';

const play = (card: string, more: Partial<Play> = {}): Play => ({
  card,
  move: `play ${card}`,
  suits: {},
  stands: [],
  announce: false,
  ...more,
});
const jack = play('JC', { move: undefined, suits: { H: 'play JC name H', S: 'play JC name S' } });

test('an empty list leaves nothing to do: the client has no rule of its own', () => {
  expect(playable(NO_MOVES).size).toBe(0);
  expect(mayDoAnything(NO_MOVES)).toBe(false);
  expect(announcementMatters(NO_MOVES)).toBe(false);
  expect(waysOf(NO_MOVES, '7H')).toEqual({ play: undefined, jumpIn: undefined, several: undefined });
});

test('cards are playable because they are listed', () => {
  const legal = {
    ...NO_MOVES,
    plays: [play('7H')],
    several: 'play JC JD',
    severalCards: ['JC', 'JD'],
    jumpIn: 'jump-in 5H',
    jumpCard: '5H',
  };
  expect([...playable(legal)].sort()).toEqual(['5H', '7H', 'JC', 'JD']);
  expect(waysOf(legal, 'JD').several).toBe('play JC JD');
  expect(waysOf(legal, '5H').jumpIn).toBe('jump-in 5H');
  expect(waysOf(legal, '7H').play?.move).toBe('play 7H');
});

test('what is asked follows from what is listed', () => {
  expect(question(play('7H'))).toEqual({ ask: 'nothing', move: 'play 7H' });
  expect(question(jack)).toMatchObject({ ask: 'suit', plain: undefined });
  expect(question({ ...jack, move: 'play JC' })).toMatchObject({ ask: 'suit', plain: 'play JC' });
  expect(question(play('JOKER', { move: undefined, stands: [jack, play('7H')] }))).toMatchObject({ ask: 'stand' });
});

test('the announcement is added only where it is wanted and matters', () => {
  expect(withAnnouncement('play 7H', true, true)).toBe('play 7H announce');
  expect(withAnnouncement('play 7H', true, false)).toBe('play 7H');
  expect(withAnnouncement('play 7H', false, true)).toBe('play 7H');
});

test('a hint may be asked for whoever is to move, and by nobody who does not play', () => {
  const at = (more: Parameters<typeof snapshot>[0] = {}, here: Parameters<typeof deal>[0] = {}) => {
    const message = read(snapshot({ deal: deal({ hints: true, ...here }), ...more }));
    if (message.t !== 'table') throw new Error(message.t);
    return mayAskHint(message.table);
  };
  expect(at()).toBe(true);
  expect(at({}, { turn: 1 })).toBe(true);
  expect(at({}, { hints: false })).toBe(false);
  expect(at({}, { context: 'cut' })).toBe(false);
  expect(at({ phase: 'between' })).toBe(false);
  expect(at({ you: undefined })).toBe(false);
  const seats = snapshot().seats.map((seat, i) => (i === 0 ? { ...seat, autopilot: true } : seat));
  expect(at({ seats })).toBe(false);
});
