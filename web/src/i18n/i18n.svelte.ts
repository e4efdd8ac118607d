/** Words in five languages: Fluent messages, the language switchable at any moment without losing anything. */
import { FluentBundle, FluentNumber, type FluentVariable } from '@fluent/bundle';
import { type Language, WORDS, type Words } from '../start/languages';
import type { MessageId } from './ids';

export { LANGUAGES, type Language, nearest } from '../start/languages';

export type Args = Record<string, FluentVariable>;

/** Each language in its own words. */
export const NAMES: Record<Language, string> = {
  'sr-Latn': 'Srpski',
  'sr-Cyrl': 'Српски',
  ru: 'Русский',
  de: 'Deutsch',
  en: 'English',
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

const HINT_WORDS: Words = {
  'sr-Latn': () => import('virtual:hint-words/sr-Latn'),
  'sr-Cyrl': () => import('virtual:hint-words/sr-Cyrl'),
  ru: () => import('virtual:hint-words/ru'),
  de: () => import('virtual:hint-words/de'),
  en: () => import('virtual:hint-words/en'),
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

/** The words of hints. */
export const loadHintTexts = (): Promise<void> => loadMore(HINT_WORDS, 'hint-play');

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

/**
 * A number that is written without a browser's formatter where it needs none: in all five languages a whole number
 * below a thousand is its figures, and a browser's first formatter takes as long as drawing half a table.
 */
class Count extends FluentNumber {
  override toString(scope: Parameters<FluentNumber['toString']>[0]): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000 ? String(this.value) : super.toString(scope);
  }
}

function counted(args: Args): Args {
  const made: Args = {};
  for (const [name, value] of Object.entries(args)) made[name] = typeof value === 'number' ? new Count(value) : value;
  return made;
}

/** A message by any id; `name.attribute` for an attribute. Unknown ids show themselves: tests find them. */
export function say(id: string, args: Args = {}): string {
  const [name = '', attribute] = id.split('.');
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return id;
  return bundle.formatPattern(pattern, counted(args), []);
}

/** Whether there is such a message or attribute. */
export function has(id: string): boolean {
  const [name = '', attribute] = id.split('.');
  const message = bundle.getMessage(name);
  return attribute ? message?.attributes[attribute] !== undefined : message?.value != null;
}

/** One of the client's own messages; the compiler knows their ids. */
export const t = (id: MessageId, args: Args = {}): string => say(id, args);
