/** What the master would do and why, in words: the texts are the Python package's own (locales/…/hints.ftl). */
import type { Hint, HintMove } from '../protocol/decode';
import { say } from './i18n.svelte';
import { type People, playerName, SIGN, signed, yesNo } from './lines';
import { capital, cardNames, suitName } from './names';

/** What the words of a move need to know of the table. */
export interface Around {
  people: People;
  /** Cards owed by the own hand. */
  pending: number;
  context: string;
  /** What is said with one card left. */
  word: string;
}

/** A hint in words: what to do, why, and how it compares. */
export interface Advice {
  move: string;
  reasons: string[];
  chance: string;
}

/** How many other moves are named. */
const OTHERS = 3;

const percent = (chance: number | null): number => Math.round((chance ?? 0) * 100);

/** Cards with signs for reading, with names for hearing. */
const shown = (cards: readonly string[], aloud: boolean): string =>
  aloud ? cardNames(cards, 'and', 'acc') : cards.map(signed).join(' ');

const suitShown = (suit: string, aloud: boolean): string => (aloud ? suitName(suit) : SIGN + suit);

function moveText(move: HintMove, around: Around, aloud: boolean): string {
  const claim = move.kind === 'pass' && around.context === 'claim' ? '-claim' : '';
  return say(`hint-${move.kind}${claim}`, {
    cards: shown(move.cards, aloud),
    joker: yesNo(move.as),
    as: move.as ? shown([move.as], aloud) : '',
    named: yesNo(move.suit),
    suit: move.suit ? suitShown(move.suit, aloud) : '',
    count: around.pending,
    who: playerName(around.people, move.target ?? undefined),
    word: around.word,
  });
}

/** Another move in few words: its cards, or what it is called. */
function otherText(move: HintMove, around: Around, aloud: boolean): string {
  const cards = shown(move.cards, aloud) + (move.suit ? `\u00a0→\u00a0${suitShown(move.suit, aloud)}` : '');
  const text = move.cards.length ? cards : moveText(move, around, aloud).replace(/\.$/, '');
  return say('hint-other', { move: text, percent: percent(move.chance) }).replaceAll(' ', '\u00a0');
}

function reasonText(code: string, values: Record<string, string | number>, around: Around, aloud: boolean): string {
  const args = { who: '', left: 0, cards: 0, ...values };
  const seat = values.seat ?? values.target;
  return say(`why-${code.replaceAll('_', '-')}`, {
    ...args,
    who: typeof seat === 'number' ? playerName(around.people, seat) : '',
    card: typeof values.card === 'string' ? (aloud ? cardNames([values.card], 'and') : signed(values.card)) : '',
    suit: typeof values.suit === 'string' ? suitShown(values.suit, aloud) : '',
  });
}

/** A hint in words; `aloud` for screen readers, with names instead of signs. */
export function adviceOf(hint: Hint, around: Around, aloud = false): Advice {
  const { move, reasons } = hint;
  const others = hint.others.filter((one, i, all) => all.findIndex((each) => `${each.cards}` === `${one.cards}`) === i);
  const also = move.announce ? ` ${say('hint-say-too', { word: around.word })}` : '';
  const chances = [
    ...(move.chance === null ? [] : [say('hint-chance', { percent: percent(move.chance) })]),
    ...(others.length
      ? [
          say('hint-others', {
            moves: others
              .slice(0, OTHERS)
              .map((one) => otherText(one, around, aloud))
              .join(', '),
          }),
        ]
      : []),
  ];
  return {
    move: moveText(move, around, aloud) + also,
    reasons: reasons.map(({ code, values }) => capital(reasonText(code, values ?? {}, around, aloud))),
    chance: chances.join(' '),
  };
}
