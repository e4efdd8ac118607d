/** Which languages there are, and which one this browser wants. Nothing here needs the rest of the client. */
import type { FluentResource } from '@fluent/bundle';

export const LANGUAGES = ['sr-Latn', 'sr-Cyrl', 'ru', 'de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Parsed when the client was built (see vite.config.ts). */
export type Words = Record<Language, () => Promise<{ default: FluentResource['body'] }>>;

/** The client's own words with those it shares with the Python package (see vite.config.ts): one file a language. */
export const WORDS: Words = {
  'sr-Latn': () => import('virtual:words/sr-Latn'),
  'sr-Cyrl': () => import('virtual:words/sr-Cyrl'),
  ru: () => import('virtual:words/ru'),
  de: () => import('virtual:words/de'),
  en: () => import('virtual:words/en'),
};

/** Where the browser keeps what this device prefers. */
export const KEY = 'maumau-settings';

const NEAREST: Record<string, Language> = {
  hr: 'sr-Latn',
  bs: 'sr-Latn',
  cnr: 'sr-Latn',
  sh: 'sr-Latn',
  sr: 'sr-Cyrl',
};

/** The language of ours that serves the first wish it can. */
export function nearest(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const parts = wish.toLowerCase().split('-');
    if (parts[0] === 'sr' && parts.includes('latn')) return 'sr-Latn';
    const head = parts[0] ?? '';
    const found = NEAREST[head] ?? LANGUAGES.find((lang) => lang === head);
    if (found) return found;
  }
  return 'en';
}

/** The language that was chosen here, else the nearest to what the browser wishes. */
export function wished(): Language {
  let chosen: unknown;
  try {
    chosen = (JSON.parse(localStorage.getItem(KEY) ?? '{}') as { language?: unknown }).language;
  } catch {
    // storage is closed to this page, or holds something else
  }
  return LANGUAGES.find((lang) => lang === chosen) ?? nearest(navigator.languages);
}
