/** Who played in a finished deal, in words, and what it did to a rating. */

import { say, t } from '../i18n/i18n.svelte';
import { levelName } from '../i18n/names';
import type { Result, ResultSeat } from '../protocol/types';

/** The name of a player: a person, a computer player by its level, or somebody who is not known any more. */
export function nameOf(one: { name?: string; level?: string }): string {
  if (one.level) return t('fill-level', { level: levelName(one.level) });
  return one.name || t('unknown-player');
}

/** How a rating changed; null: it did not. */
export const changeOf = (seat: ResultSeat): number | null =>
  seat.before == null || seat.after == null ? null : seat.after - seat.before;

/** Why nothing was rated; empty where something was. */
export function unratedText(result: Result): string {
  const why = result.unrated ?? '';
  return why && !result.imported ? say(`unrated-${why.replaceAll('_', '-')}`) : '';
}

/** The share of games that were won, in whole percent. */
export const percent = (wins: number, games: number): number => (games ? Math.round((100 * wins) / games) : 0);
