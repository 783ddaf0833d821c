const YEAR = /^[12]\d{3}-/;

/** Returns whether a text is an existing day: `2028-02-29`. */
export const isDay = (text: unknown): text is string => {
  const time = typeof text === 'string' && YEAR.test(text) ? new Date(`${text}T00:00:00.000Z`).getTime() : NaN;
  return Number.isFinite(time) && new Date(time).toISOString().slice(0, 10) === text;
};

/** Returns whether a text is a moment in the server's format: `2028-02-29T12:00:00.000Z`. */
export const isMoment = (text: unknown): text is string =>
  typeof text === 'string' && isDay(text.slice(0, 10)) && Date.parse(text) > 0 && new Date(text).toISOString() === text;

/**
 * Returns the start of a day, or of the one `later` days after it, in the visitor's time zone. Handles days of 23 and
 * 25 hours.
 */
export function dayStart(day: string, later = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}
