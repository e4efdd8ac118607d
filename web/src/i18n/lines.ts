/** Words for what happened, for reading with signs and for hearing with names, and for why something is refused. */
import type { Seat } from '../protocol/decode';
import { indexLabel, JOKER, rankOf, suitOf } from '../table/cards';
import type { Line } from '../table/log';
import { settings } from '../ui/settings.svelte';
import { type Args, has, language, say, t } from './i18n.svelte';
import { type Case, capital, cardName, cardNames, suitName } from './names';

/** Who sits where, and who looks. */
export interface People {
  seats: readonly Seat[];
  you: number | null;
}

/** The name of who sits at a seat; computer players are named by their seats. */
export function playerName(people: People, seat: number | undefined): string {
  const found = seat === undefined ? undefined : people.seats[seat];
  if (!found || found.kind === 'free') return t('nobody');
  return found.kind === 'person' ? found.name : say(`name-${(seat ?? 0) + 1}`);
}

/** Stands before a suit letter where a sign is to be drawn; from the private area of Unicode. */
export const SIGN = '\uE000';

/** A card as its index and sign: `7♥`. */
export function signed(card: string): string {
  if (card === JOKER) return cardName(card);
  if (card.length === 1) return 'CDHS'.includes(card) ? SIGN + card : cardName(card);
  return `${indexLabel(rankOf(card), settings.deck, language())}${SIGN}${suitOf(card)}`;
}

/** In which case a card is named: mostly it is the object of the sentence. */
function caseOf(id: string): Case {
  if (id === 'event-start' || id === 'event-redealt') return '';
  return id === 'event-jumped' && language().startsWith('sr') ? 'ins' : 'acc';
}

export const yesNo = (is: unknown): string => (is ? 'yes' : 'no');

function lineArgs(line: Line, people: People, aloud: boolean): Args {
  const kase = caseOf(line.id);
  const cards = line.cards ?? [];
  const many = aloud ? cardNames(cards, 'and', kase) : cards.map(signed).join(' ');
  const drew = line.id === 'event-drew' && cards.length > 0;
  return {
    me: yesNo(line.seat !== undefined && line.seat === people.you),
    who: playerName(people, line.seat),
    you: yesNo(line.target !== undefined && line.target === people.you),
    target: playerName(people, line.target),
    name: line.name || playerName(people, line.seat),
    cards: drew ? `: ${many}` : many,
    card: many,
    joker: yesNo(line.as),
    as: line.as ? (aloud ? cardName(line.as, 'acc') : signed(line.as)) : '',
    named: yesNo(line.suit),
    suit: line.suit ? (aloud ? suitName(line.suit, 'acc') : SIGN + line.suit) : '',
    count: line.count ?? 0,
    position: line.count ?? 0,
    why: line.why ?? '',
    points: pointsText(line, people),
  };
}

function pointsText(line: Line, people: People): string {
  const written = (line.points ?? []).map((points, seat) =>
    points === null ? '' : `${playerName(people, seat)}\u00a0${points}`,
  );
  return written.filter(Boolean).join(', ');
}

/** A line of the log; `aloud` for screen readers, with names instead of signs. */
export const lineText = (line: Line, people: People, aloud = false): string =>
  capital(say(line.id, lineArgs(line, people, aloud)));

type Values = Record<string, string | number>;

/** Which values of a refusal are cards, and which are seats. */
const CARDS = ['card', 'top', 'answers', 'drawn'];
const SEATS: Record<string, string> = { turn: 'who', target: 'target', seat: 'who' };

function reasonArgs(values: Values, people: People): Args {
  const args: Args = { named: 'no', suit: '', who: '', target: '', ...values };
  for (const key of CARDS)
    if (key in values) args[key] = cardNames(String(values[key]).split(' ').filter(Boolean), 'or');
  for (const [key, to] of Object.entries(SEATS))
    if (typeof values[key] === 'number') args[to] = playerName(people, values[key]);
  if (typeof values.suit === 'string' && /^[CDHS]$/.test(values.suit))
    Object.assign(args, { named: 'yes', suit: suitName(values.suit) });
  return args;
}

/** Why the server refused something. */
export function reasonText(reason: string, values: Values, people: People): string {
  const id = `reason-${reason.replaceAll('_', '-')}`;
  const own = `refused-${reason.replaceAll('_', '-')}`;
  const args = reasonArgs(values, people);
  return capital(has(id) ? say(id, args) : has(own) ? say(own, args) : t('refused-other'));
}
