// @vitest-environment jsdom
import { beforeAll, describe, expect, test } from 'vitest';
import { explained } from '../src/i18n/explain';
import { has, LANGUAGES, type Language, loadRuleTexts, nearest, say, use } from '../src/i18n/i18n.svelte';
import { lineText, type People, reasonText, SIGN } from '../src/i18n/lines';
import { cardName, cardNames } from '../src/i18n/names';
import { nameOfRules } from '../src/i18n/rules';
import type { TableEvent } from '../src/protocol/decode';
import { dealEventOf, seatOf } from '../src/protocol/decode';
import { factLines, type Line, linesOf } from '../src/table/log';
import { change } from '../src/ui/settings.svelte';

const people: People = {
  seats: [
    { kind: 'person' as const, name: 'Vi' },
    { kind: 'computer' as const, level: 'easy' },
  ].map(seatOf),
  you: 0,
};

const FACTS: Parameters<typeof dealEventOf>[0][] = [
  { kind: 'played', seat: 1, cards: ['8C'] },
  { kind: 'played', seat: 0, cards: ['JC', 'JD'], suit: 'H', announced: true },
  { kind: 'played', seat: 1, cards: ['JOKER'], as: '7H' },
  { kind: 'played', seat: 1, cards: ['5D'], jumpIn: true },
  { kind: 'cut', seat: 1, position: 12 },
  { kind: 'took', seat: 0, card: 'JS' },
  { kind: 'left', seat: 1, card: '7S' },
  { kind: 'redealt', card: 'AS' },
  { kind: 'start', card: '9D' },
  ...(['turn', 'owed', 'hit', 'search', 'not_announced', 'wrong_card', 'final', 'dealt'] as const).map((why) => ({
    kind: 'drew' as const,
    seat: 1,
    count: 2,
    why,
  })),
  { kind: 'drew', seat: 0, cards: ['KS', '2C'], why: 'owed' },
  { kind: 'passed', seat: 1 },
  { kind: 'reshuffled', count: 21 },
  { kind: 'owes', seat: 0, count: 4 },
  { kind: 'skipped', seat: 1 },
  { kind: 'turned' },
  { kind: 'announced', seat: 1 },
  { kind: 'challenged', seat: 0, target: 1 },
  { kind: 'wrong_card', seat: 1, card: '3C' },
  { kind: 'won', seat: 1, cards: ['7H'] },
  { kind: 'void' },
];

const at = { version: 1, at: 0 };
const EVENTS: TableEvent[] = [
  { kind: 'deal_started', ...at, number: 2, dealer: 1 },
  { kind: 'deal_scored', ...at, number: 2, winner: 0, points: [0, 31], left: [[], ['7C']] },
  { kind: 'match_over', ...at, winner: 1, places: [2, 1] },
  { kind: 'seated', ...at, seat: 1 },
  { kind: 'stood', ...at, seat: 1, name: 'Mira' },
  { kind: 'stood', ...at, seat: 1, name: 'Mira', byHost: true },
  { kind: 'timed_out', ...at, seat: 0, times: 1 },
  { kind: 'autopilot_on', ...at, seat: 1, why: 'asked' },
  { kind: 'autopilot_off', ...at, seat: 0 },
  { kind: 'presence', ...at, seat: 1, away: true },
  { kind: 'presence', ...at, seat: 1 },
  { kind: 'host', ...at, seat: 0 },
  { kind: 'resumed', ...at },
];

const LINES: Line[] = [
  ...FACTS.flatMap((fact) => factLines(dealEventOf(fact)).map((line) => ({ ...line, key: '' }))),
  ...EVENTS.flatMap(linesOf),
];

/** What a text must not show: a hole, a variable, a code, a message id. */
const BROKEN = /\{|\}|\$|undefined|null|\?\?\?|event-|log-|\b[2-9TJQKA][CDHS]\b/;

describe.each(LANGUAGES)('%s', (lang: Language) => {
  beforeAll(async () => {
    await use(lang);
    await loadRuleTexts();
    change({ deck: 'french' });
  });

  test('everything that can happen has words, for reading and for hearing', () => {
    expect(LINES.length).toBeGreaterThan(30);
    for (const line of LINES) {
      const [read, heard] = [lineText(line, people), lineText(line, people, true)];
      expect(read.replaceAll(new RegExp(`${SIGN}[CDHS]`, 'g'), '')).not.toMatch(BROKEN);
      expect(heard).not.toMatch(BROKEN);
      expect(heard).not.toContain(SIGN);
      expect(read).not.toBe('');
    }
  });

  test('what happens to oneself is told otherwise than what happens to another', () => {
    const line = (seat: number): Line => ({ key: '', id: 'event-passed', seat });
    expect(lineText(line(0), people)).not.toBe(lineText(line(1), people));
    expect(lineText(line(1), people)).toContain(say('name-2'));
  });

  test('every reason of the rules is said with names of cards', () => {
    const reasons = [
      'does_not_fit',
      'wild_on_wild',
      'must_answer',
      'must_take',
      'only_drawn',
      'forbidden_last',
      'not_your_turn',
      'must_cover',
      'no_ground',
    ];
    const values = { card: '7H', top: 'KC', suit: 'C', pending: 4, answers: '7', drawn: '2S', turn: 1, target: 1 };
    for (const reason of reasons) {
      const text = reasonText(reason, values, people);
      expect(text).not.toMatch(BROKEN);
      expect(text).not.toBe(say('refused-other'));
    }
    expect(reasonText('from_the_future', {}, people)).toBe(say('refused-other'));
  });

  test('cards have names in both decks', () => {
    for (const deck of ['french', 'german'] as const) {
      change({ deck });
      for (const card of ['2C', 'TD', 'JH', 'QS', 'AC', 'JOKER'])
        expect(cardName(card, 'acc')).not.toMatch(/rank-|suit-|joker\.|\{/);
      expect(cardNames(['7', 'JOKER'], 'or')).not.toMatch(BROKEN);
    }
    change({ deck: 'french' });
  });

  test('rules are explained with the words of the Python package', () => {
    const parts = explained([
      { id: 'explain-aim', group: 'about' },
      { id: 'explain-draw-cards', group: 'cards', card: '7', args: { target: 'next', amount: 2 } },
      { id: 'explain-answers', group: 'cards', card: '7', args: { answers: { cards: '7 JOKER', word: 'or' } } },
    ]);
    expect(parts).toHaveLength(2);
    expect(parts[1]?.paragraphs).toHaveLength(1);
    for (const part of parts) expect([part.heading, ...part.paragraphs].join(' ')).not.toMatch(/group-|explain-|\{|\$/);
  });

  test('emotes, phrases, levels and the names of computer players have words', () => {
    const slugs =
      'emote-smile emote-laugh emote-wink emote-wow emote-think emote-sad emote-angry emote-clap emote-heart emote-cards phrase-hello phrase-good-luck phrase-well-played phrase-thanks phrase-oops phrase-hurry phrase-one-moment phrase-bye level-beginner level-easy level-medium';
    for (const id of [...slugs.split(' '), ...Array.from({ length: 8 }, (_, i) => `name-${i + 1}`)])
      expect(has(id), id).toBe(true);
  });
});

test('the browser’s wishes find the nearest language', () => {
  expect(nearest(['fr', 'de-AT'])).toBe('de');
  expect(nearest(['hr-HR'])).toBe('sr-Latn');
  expect(nearest(['sr'])).toBe('sr-Cyrl');
  expect(nearest(['sr-Latn-RS'])).toBe('sr-Latn');
  expect(nearest(['ja'])).toBe('en');
});

test('the jack is called as the person calls it, in Serbian only', async () => {
  await use('sr-Latn');
  change({ jack: 'decko' });
  expect(cardName('JH', 'acc')).toContain('dečka');
  await use('de');
  expect(cardName('JH')).not.toContain('dečk');
  change({ jack: 'zandar' });
});

test('counts are written as the language writes numbers, and take its plural', async () => {
  await use('de');
  expect(say('score-points', { count: 999 })).toMatch(/^999\b/);
  expect(say('score-points', { count: -40 })).toMatch(/^-40\b/);
  expect(say('score-points', { count: 1234 })).toMatch(/^1\.234\b/);
  await use('ru');
  expect([1, 2, 5, 21].map((count) => say('seat-cards', { count }))).toEqual([
    '1 карта',
    '2 карты',
    '5 карт',
    '21 карта',
  ]);
});

test('a shipped set is called as the person’s language calls it, house rules as their maker did', async () => {
  await use('ru');
  expect(nameOfRules({ base: 'serbian-501', name: 'Serbian, to 501' }, 'Serbian, to 501')).toBe('Сербские, до 501');
  expect(nameOfRules({ base: 'serbian-501', name: 'Bei Oma', changes: { hand: 7 } }, 'Bei Oma')).toBe('Bei Oma');
  expect(nameOfRules({ base: 'k7Hq2', name: 'Bei Oma' }, 'Bei Oma')).toBe('Bei Oma');
});
