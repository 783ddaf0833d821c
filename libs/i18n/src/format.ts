import type { I18n } from '@lingui/core';
import type { Edition } from './editions.ts';
import type { Locale } from './locale.ts';

type DateStyle = 'date' | 'time' | 'clock' | 'dateTime' | 'day' | 'shortDay';

const styles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  date: { year: 'numeric', month: 'long', day: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit' },
  /** Always by 24 hours: for times that are announced, such as fixtures. */
  clock: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  dateTime: { year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' },
  day: { weekday: 'long', month: 'long', day: 'numeric' },
  shortDay: { weekday: 'short', month: 'short', day: 'numeric' },
};

// Making a formatter costs far more than using it, so each is made once; the keys are ours and few.
const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

/** UN M.49: where English is read outside the country editions, it is by Europeans. */
const EVERYWHERE_ELSE = '150';

/**
 * How dates are written: in the language, by the customs of the edition's country. `en` alone would mean the United States
 * and its month first. A locale that names a country of its own keeps it.
 */
export const dateLocale = (locale: Locale, { country }: Pick<Edition, 'country'>): string =>
  locale.includes('-') ? locale : `${locale}-${country ?? EVERYWHERE_ELSE}`;

type Reader = Pick<I18n, 'locale'> & Partial<Pick<I18n, 'locales'>>;

/** What the translator was made with for dates; its language where nothing was said. */
export const dateLocaleOf = ({ locale, locales }: Reader): string => [locales].flat()[0] ?? locale;

/** A moment as the reader writes it. Without a time zone it is the machine's: on the server, name one. */
export function formatDate(value: string | number | Date, reader: Reader, style: DateStyle, timeZone?: string): string {
  const locale = dateLocaleOf(reader);
  const key = `${locale} ${style} ${timeZone ?? ''}`;
  const cached = dates.get(key);
  const formatter = cached ?? new Intl.DateTimeFormat(locale, { ...styles[style], ...(timeZone && { timeZone }) });
  if (!cached) dates.set(key, formatter);
  return formatter.format(new Date(value));
}

/** The formatter of numbers for just these options; the options are written in the code, so there are few. */
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

/** A count or quantity in the digits and separators of a locale. Money has its own in @croupier/money. */
export const formatNumber = (value: number | bigint, locale: string, fractionDigits = 0): string =>
  numberFormat(locale, fixed(fractionDigits)).format(value);

/** How many times the stake: a decimal place only where there is one, so that 368.6 never reads as 369. */
export const formatMultiple = (multiple: number, locale: string): string =>
  formatNumber(multiple, locale, Number.isInteger(multiple) ? 0 : 1);

/** A share between 0 and 1 as a percentage: RTP, fees, progress. */
export const formatPercent = (share: number, locale: string, fractionDigits = 0): string =>
  numberFormat(locale, { style: 'percent', ...fixed(fractionDigits) }).format(share);
