/** Days and moments in the language in use. */
import { language } from './i18n.svelte';

const format = (at: number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language(), options).format(at);

/** A day: 3 March 2027. */
export const day = (at: number): string => format(at, { dateStyle: 'medium' });

/** A day and the time of day. */
export const moment = (at: number): string => format(at, { dateStyle: 'short', timeStyle: 'short' });

/** A number with its sign: +12, −7. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
