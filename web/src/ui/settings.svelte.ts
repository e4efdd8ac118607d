/** What this device prefers; kept in the browser, never sent anywhere. */
import { KEY } from '../start/languages';
import type { Deck, Order, Palette } from '../table/cards';

export type Speed = 'slow' | 'normal' | 'fast' | 'off';
export type Jack = 'zandar' | 'pub' | 'decko';

export interface Settings {
  deck: Deck;
  palette: Palette;
  /** What the jack is called, in Serbian. */
  jack: Jack;
  order: Order;
  speed: Speed;
  sound: boolean;
  vibration: boolean;
  /** Whether a card is chosen by one tap and laid by a second. */
  tapTwice: boolean;
  /** Whether this device contributes to shuffles where its person only looks on. */
  joinShuffles: boolean;
  language: string;
  nickname: string;
  /** This browser has been somebody before, so that asking who I am has an answer. */
  known: boolean;
  /** What was played last: rule set, opponents, their level. */
  rules: string;
  opponents: number;
  level: string;
}

const DEFAULTS: Settings = {
  deck: 'french',
  palette: 'two',
  jack: 'zandar',
  order: 'suit',
  speed: 'normal',
  sound: true,
  vibration: true,
  tapTwice: false,
  joinShuffles: false,
  language: '',
  nickname: '',
  known: false,
  rules: '',
  opponents: 3,
  level: '',
};

/** What was kept, where it has the type of the default; anything else is the default. */
export function readSettings(text: string | null): Settings {
  const found: Record<string, unknown> = { ...DEFAULTS };
  try {
    const kept = JSON.parse(text ?? '{}') as Record<string, unknown>;
    for (const key of Object.keys(DEFAULTS)) if (typeof kept[key] === typeof found[key]) found[key] = kept[key];
  } catch {
    // A broken entry is as good as none.
  }
  return found as unknown as Settings;
}

const storage = typeof localStorage === 'undefined' ? undefined : localStorage;

function stored(): string | null {
  try {
    return storage?.getItem(KEY) ?? null;
  } catch {
    return null; // storage is closed to this page
  }
}

export const settings: Settings = $state(readSettings(stored()));

/** Change some settings and keep them. */
export function change(some: Partial<Settings>): void {
  Object.assign(settings, some);
  try {
    storage?.setItem(KEY, JSON.stringify(settings));
  } catch {
    // private windows may refuse: the setting lasts as long as the page
  }
}
