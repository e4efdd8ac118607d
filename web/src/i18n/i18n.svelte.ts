/** Words in five languages: Fluent messages, the language switchable at any moment without losing anything. */
import { FluentBundle, type FluentResource, type FluentVariable } from '@fluent/bundle';
import type { MessageId } from './ids';

export const LANGUAGES = ['sr-Latn', 'sr-Cyrl', 'ru', 'de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;

/** Each language in its own words. */
export const NAMES: Record<Language, string> = {
  'sr-Latn': 'Srpski',
  'sr-Cyrl': 'Српски',
  ru: 'Русский',
  de: 'Deutsch',
  en: 'English',
};

/** Parsed when the client was built (see vite.config.ts). */
type Words = Record<Language, () => Promise<{ default: FluentResource['body'] }>>;

/** The client's own words with those it shares with the Python package (see vite.config.ts): one file a language. */
const WORDS: Words = {
  'sr-Latn': () => import('virtual:words/sr-Latn'),
  'sr-Cyrl': () => import('virtual:words/sr-Cyrl'),
  ru: () => import('virtual:words/ru'),
  de: () => import('virtual:words/de'),
  en: () => import('virtual:words/en'),
};
/** What explanations and the house-rules form need, too long for the first load. */
const RULE_WORDS: Words = {
  'sr-Latn': () => import('virtual:rule-words/sr-Latn'),
  'sr-Cyrl': () => import('virtual:rule-words/sr-Cyrl'),
  ru: () => import('virtual:rule-words/ru'),
  de: () => import('virtual:rule-words/de'),
  en: () => import('virtual:rule-words/en'),
};

const FAIR_WORDS: Words = {
  'sr-Latn': () => import('virtual:fair-words/sr-Latn'),
  'sr-Cyrl': () => import('virtual:fair-words/sr-Cyrl'),
  ru: () => import('virtual:fair-words/ru'),
  de: () => import('virtual:fair-words/de'),
  en: () => import('virtual:fair-words/en'),
};

const PEOPLE_WORDS: Words = {
  'sr-Latn': () => import('virtual:people-words/sr-Latn'),
  'sr-Cyrl': () => import('virtual:people-words/sr-Cyrl'),
  ru: () => import('virtual:people-words/ru'),
  de: () => import('virtual:people-words/de'),
  en: () => import('virtual:people-words/en'),
};

let current = $state<Language>('en');
let bundle = $state.raw(new FluentBundle('en'));
const bundles = new Map<Language, FluentBundle>();

/** The language in use; reactive. */
export const language = (): Language => current;

async function add(to: FluentBundle, words: Words, lang: Language): Promise<void> {
  to.addResource({ body: (await words[lang]()).default }, { allowOverrides: true });
}

/** Load a language if it is not there yet, and switch to it. */
export async function use(lang: Language): Promise<void> {
  let found = bundles.get(lang);
  if (!found) {
    found = new FluentBundle(lang, { useIsolating: false });
    await add(found, WORDS, lang);
    bundles.set(lang, found);
  }
  current = lang;
  bundle = found;
  if (typeof document !== 'undefined') document.documentElement.lang = lang;
}

/** The words of explanations and of the house-rules form, too long for the first load. */
export const loadRuleTexts = (): Promise<void> => loadMore(RULE_WORDS, 'explain-aim');

/** The words of pages about shuffles. */
export const loadFairTexts = (): Promise<void> => loadMore(FAIR_WORDS, 'fair-title');

/** The words of leaderboards, profiles, replays and accounts. */
export const loadPeopleTexts = (): Promise<void> => loadMore(PEOPLE_WORDS, 'board-period');

/** More words of the language in use, unless one of them is there already. */
async function loadMore(words: Words, probe: string): Promise<void> {
  const lang = current;
  if (!bundles.has(lang) || bundles.get(lang)?.hasMessage(probe)) return;
  await words[lang]();
  const found = bundles.get(lang);
  if (!found || found.hasMessage(probe)) return;
  await add(found, words, lang);
  if (current === lang) bundle = copy(found, lang);
}

/** A new object, so that what shows words draws them again. */
function copy(from: FluentBundle, lang: Language): FluentBundle {
  const made = Object.assign(Object.create(FluentBundle.prototype) as FluentBundle, from);
  bundles.set(lang, made);
  return made;
}

/** A message by any id; `name.attribute` for an attribute. Unknown ids show themselves: tests find them. */
export function say(id: string, args: Args = {}): string {
  const [name = '', attribute] = id.split('.');
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return id;
  return bundle.formatPattern(pattern, args, []);
}

/** Whether there is such a message or attribute. */
export function has(id: string): boolean {
  const [name = '', attribute] = id.split('.');
  const message = bundle.getMessage(name);
  return attribute ? message?.attributes[attribute] !== undefined : message?.value != null;
}

/** One of the client's own messages; the compiler knows their ids. */
export const t = (id: MessageId, args: Args = {}): string => say(id, args);

const NEAREST: Record<string, Language> = { hr: 'sr-Latn', bs: 'sr-Latn', cnr: 'sr-Latn', sh: 'sr-Latn', sr: 'sr-Cyrl' };

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
