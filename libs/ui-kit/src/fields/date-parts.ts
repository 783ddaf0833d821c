export interface DateParts {
  day: string;
  month: string;
  year: string;
}
export type DatePart = keyof DateParts;

/** Returns a language's order of a date: day first in German, month first in US English, year first in Japanese. */
export function datePartOrder(locale: string): DatePart[] {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric', year: 'numeric' })
    .formatToParts(0)
    .map((part) => part.type)
    .filter((type): type is DatePart => type === 'day' || type === 'month' || type === 'year');
}

/** Tells whether all three parts are typed, even if they form no valid date. */
export const isComplete = ({ day, month, year }: DateParts): boolean => day !== '' && month !== '' && year.length === 4;

/** Joins the parts to `YYYY-MM-DD`; null if they form no calendar day. */
export function joinDate({ day, month, year }: DateParts): string | null {
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) return null;
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

export function splitDate(value: string | null): DateParts {
  const [year = '', month = '', day = ''] = (value ?? '').split('-');
  return { day, month, year };
}
