/** Names of cards and suits in the language, the deck and the words that a person chose. */
import { JOKER, rankOf, suitOf } from '../table/cards';
import { settings } from '../ui/settings.svelte';
import { has, language, say } from './i18n.svelte';

export type Case = '' | 'gen' | 'dat' | 'acc' | 'ins' | 'plural' | 'of';

const form = (id: string, kase: Case): string => say(kase && has(`${id}.${kase}`) ? `${id}.${kase}` : id);

const suitId = (letter: string): string => {
  const german = `german-suit-${letter}`;
  return settings.deck === 'german' && has(german) ? german : `suit-${letter}`;
};

function rankId(letter: string): string {
  const german = `german-rank-${letter}`;
  if (settings.deck === 'german' && has(german)) return german;
  const jack = `jack-${settings.jack}`;
  return letter === 'J' && language().startsWith('sr') && has(jack) ? jack : `rank-${letter}`;
}

/** The name of a suit C D H S. */
export const suitName = (letter: string, kase: Case = ''): string => form(suitId(letter), kase);

/** The name of a rank 2 … A. */
export const rankName = (letter: string, kase: Case = ''): string => form(rankId(letter), kase);

/** The name of a card such as `7H` or `JOKER`; of a rank or a suit where only that is given. */
export function cardName(name: string, kase: Case = ''): string {
  if (name === JOKER) return form('joker', kase);
  if (name.length === 1) return 'CDHS'.includes(name) ? suitName(name, kase) : rankName(name, kase);
  const suit = suitOf(name) ?? '';
  return say('card', { rank: rankName(rankOf(name), kase), suit: suitName(suit, 'of') });
}

/** Several, the last two joined by "or" or "and". */
export function cardNames(names: readonly string[], word: 'or' | 'and', kase: Case = ''): string {
  const words = names.map((name) => cardName(name, kase));
  if (words.length < 2) return words.join('');
  return say(`list-${word}`, { items: words.slice(0, -1).join(', '), last: words.at(-1) ?? '' });
}

/** The level of a computer player in words; a program of another author goes by its own name. */
export const levelName = (level: string): string => (has(`level-${level}`) ? say(`level-${level}`) : level);

/** The text with a capital first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
