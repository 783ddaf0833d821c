import type { I18n } from '@lingui/core';
import type { Edition } from './editions.ts';
import type { Locale } from './locale.ts';

type DateStyle = 'date' | 'time' | 'clock' | 'dateTime' | 'day' | 'shortDay';

const styles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  date: { year: 'numeric', month: 'long', day: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit' },
  /** Always the 24-hour clock: for announced times, such as fixtures. */
  clock: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  dateTime: { year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' },
  day: { weekday: 'long', month: 'long', day: 'numeric' },
  shortDay: { weekday: 'short', month: 'short', day: 'numeric' },
};

// Creating a formatter is far slower than using it, so each is created once; the keys are ours and few.
const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

/** Region for English outside the country editions: Europe, because most of those readers are European (UN M.49). */
const EVERYWHERE_ELSE = '150';

/**
 * Returns the locale for dates: the language, with the conventions of the edition's country. `en` alone would mean the
 * United States, with the month first. A locale with a country is kept.
 */
export const dateLocale = (locale: Locale, { country }: Pick<Edition, 'country'>): string =>
  locale.includes('-') ? locale : `${locale}-${country ?? EVERYWHERE_ELSE}`;

type Reader = Pick<I18n, 'locale'> & Partial<Pick<I18n, 'locales'>>;

/** Returns the date locale that the translator was created with, or its language. */
export const dateLocaleOf = ({ locale, locales }: Reader): string => [locales].flat()[0] ?? locale;

/** Formats a moment for the reader. Without a time zone it uses the machine's: always pass one on the server. */
export function formatDate(value: string | number | Date, reader: Reader, style: DateStyle, timeZone?: string): string {
  const locale = dateLocaleOf(reader);
  const key = `${locale} ${style} ${timeZone ?? ''}`;
  const cached = dates.get(key);
  const formatter = cached ?? new Intl.DateTimeFormat(locale, { ...styles[style], ...(timeZone && { timeZone }) });
  if (!cached) dates.set(key, formatter);
  return formatter.format(new Date(value));
}

/** Returns a cached number formatter for these options. The options are constants in the code, so there are few. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options);
  const cached = numbers.get(key);
  if (cached) return cached;
  const made = new Intl.NumberFormat(locale, options);
  numbers.set(key, made);
  return made;
}

const fixed = (fractionDigits: number) => ({
  minimumFractionDigits: fractionDigits,
  maximumFractionDigits: fractionDigits,
});

/** Formats a count or quantity in the digits and separators of a locale. For money see @croupier/money. */
export const formatNumber = (value: number | bigint, locale: string, fractionDigits = 0): string =>
  numberFormat(locale, fixed(fractionDigits)).format(value);

/** Formats a multiple of the stake. It shows a decimal only if there is one, so that 368.6 never reads as 369. */
export const formatMultiple = (multiple: number, locale: string): string =>
  formatNumber(multiple, locale, Number.isInteger(multiple) ? 0 : 1);

/** Formats a share between 0 and 1 as a percentage: RTP, fees, progress. */
export const formatPercent = (share: number, locale: string, fractionDigits = 0): string =>
  numberFormat(locale, { style: 'percent', ...fixed(fractionDigits) }).format(share);
