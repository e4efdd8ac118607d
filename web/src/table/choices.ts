/**
 * What a tap can mean: read from the server's list and from nothing else.
 *
 * The client holds no rule. A card is playable because a text with it stands in the list.
 */
import type { Legal, Play, Suit, TableView } from '../protocol/decode';

/** Every card that the list lets go, with the cards of a move that lays the whole hand. */
export function playable(legal: Legal): Set<string> {
  const cards = legal.plays.map((play) => play.card);
  if (legal.jumpIn && legal.jumpCard) cards.push(legal.jumpCard);
  return new Set(legal.several ? [...cards, ...legal.severalCards] : cards);
}

/** The ways to lay one card. */
export interface Ways {
  play: Play | undefined;
  /** The text that jumps in with it. */
  jumpIn: string | undefined;
  /** The text that lays the whole hand. */
  several: string | undefined;
}

export function waysOf(legal: Legal, card: string): Ways {
  return {
    play: legal.plays.find((play) => play.card === card),
    jumpIn: legal.jumpCard === card ? legal.jumpIn : undefined,
    several: legal.severalCards.includes(card) ? legal.several : undefined,
  };
}

/** The next question on the way to a move. */
export type Question =
  | { ask: 'nothing'; move: string }
  | { ask: 'suit'; suits: Partial<Record<Suit, string>>; plain: string | undefined }
  | { ask: 'stand'; stands: Play[] };

/** What has to be asked before a card can be laid. */
export function question(play: Play): Question {
  if (play.stands.length > 0) return { ask: 'stand', stands: play.stands };
  if (Object.keys(play.suits).length > 0) return { ask: 'suit', suits: play.suits, plain: play.move };
  return { ask: 'nothing', move: play.move ?? '' };
}

/** The text with the announcement, where it matters and the person wants it. */
export const withAnnouncement = (move: string, wanted: boolean, matters: boolean): string =>
  wanted && matters ? `${move} announce` : move;

/** Whether the announcement button should be lit: some move, or a late word, is in need of it. */
export const announcementMatters = (legal: Legal): boolean => legal.announce || legal.announceLate !== undefined;

/** Whether one may ask for a hint: out of turn as well, so that the asking tells nobody what one holds. */
export function mayAskHint({ deal, phase, seats, you }: TableView): boolean {
  if (!deal?.hints || phase !== 'playing' || you === null || seats[you]?.autopilot) return false;
  return !['cut', 'take', 'over'].includes(deal.context);
}

/** Whether a seat has anything to do at all. */
export function mayDoAnything(legal: Legal): boolean {
  const texts = [legal.several, legal.draw, legal.pass, legal.jumpIn, legal.announceLate, legal.take, legal.leave];
  return legal.plays.length > 0 || legal.cut.length > 0 || texts.some((text) => text !== undefined);
}
