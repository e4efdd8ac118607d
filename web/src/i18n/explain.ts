/** The sentences of an explanation in words: the texts are the Python package's own (locales/…/rules.ftl). */
import type { Sentence } from '../protocol/types';
import { type Args, say } from './i18n.svelte';
import { capital, cardName, cardNames } from './names';

/** A heading with its paragraphs. */
export interface Part {
  heading: string;
  paragraphs: string[];
}

type CardsValue = { cards: string; word: 'or' | 'and' };

const isCards = (value: unknown): value is CardsValue =>
  typeof value === 'object' && value !== null && 'cards' in value;

function argsOf(sentence: Sentence): Args {
  const args: Args = {};
  for (const [name, value] of Object.entries(sentence.args ?? {})) {
    if (isCards(value)) args[name] = cardNames(value.cards.split(' '), value.word);
    else args[name] = typeof value === 'number' ? value : String(value);
  }
  return args;
}

/** Headings and paragraphs; what is said of one card stands in one paragraph that begins with its name. */
export function explained(sentences: readonly Sentence[]): Part[] {
  const parts: Part[] = [];
  let group: string | undefined;
  let card = '';
  for (const sentence of sentences) {
    if (sentence.group !== group) {
      group = sentence.group;
      card = '';
      parts.push({ heading: say(`group-${(group ?? '').replaceAll('_', '-')}`), paragraphs: [] });
    }
    const paragraphs = parts.at(-1)?.paragraphs ?? [];
    const text = capital(say(sentence.id, argsOf(sentence)));
    if (sentence.card && sentence.card === card) paragraphs.push(`${paragraphs.pop() ?? ''} ${text}`);
    else paragraphs.push(sentence.card ? `${capital(cardName(sentence.card))}: ${text}` : text);
    card = sentence.card ?? '';
  }
  return parts;
}
