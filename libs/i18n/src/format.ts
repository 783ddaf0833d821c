import type { Locale } from './locale.ts';

type DateStyle = 'date' | 'time' | 'dateTime' | 'day' | 'shortDay';

const styles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  date: { year: 'numeric', month: 'long', day: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit' },
  dateTime: { year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' },
  day: { weekday: 'long', month: 'long', day: 'numeric' },
  shortDay: { weekday: 'short', month: 'short', day: 'numeric' },
};

// Making a formatter costs far more than using it, so each is made once; the keys are ours and few.
const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

/** A moment in the words of a locale. Without a time zone it is the machine's: on the server, name one. */
export function formatDate(value: string | number | Date, locale: Locale, style: DateStyle, timeZone?: string): string {
  const key = `${locale} ${style} ${timeZone ?? ''}`;
  const known = dates.get(key);
  const formatter = known ?? new Intl.DateTimeFormat(locale, { ...styles[style], ...(timeZone && { timeZone }) });
  if (!known) dates.set(key, formatter);
  return formatter.format(new Date(value));
}

/** A count or quantity in the digits and separators of a locale. Money has its own in @croupier/money. */
export function formatNumber(value: number | bigint, locale: Locale, fractionDigits = 0): string {
  const key = `${locale} ${fractionDigits}`;
  const known = numbers.get(key);
  const formatter =
    known ??
    new Intl.NumberFormat(locale, { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits });
  if (!known) numbers.set(key, formatter);
  return formatter.format(value);
}

/** A share between 0 and 1 as a percentage: RTP, fees, progress. */
export function formatPercent(share: number, locale: Locale, fractionDigits = 0): string {
  const key = `${locale} % ${fractionDigits}`;
  const known = numbers.get(key);
  const formatter =
    known ??
    new Intl.NumberFormat(locale, {
      style: 'percent',
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
    });
  if (!known) numbers.set(key, formatter);
  return formatter.format(share);
}
