const YEAR = /^[12]\d{3}-/;

/** Whether a text is a day there is: `2028-02-29`. */
export const isDay = (text: unknown): text is string => {
  const time = typeof text === 'string' && YEAR.test(text) ? new Date(`${text}T00:00:00.000Z`).getTime() : NaN;
  return Number.isFinite(time) && new Date(time).toISOString().slice(0, 10) === text;
};

/** Whether a text is a moment as the server writes it: `2028-02-29T12:00:00.000Z`. */
export const isMoment = (text: unknown): text is string =>
  typeof text === 'string' && isDay(text.slice(0, 10)) && Date.parse(text) > 0 && new Date(text).toISOString() === text;

/** Where a day begins in the visitor's time zone, or the one so many days later: days of 23 and 25 hours are whole days too. */
export function dayStart(day: string, later = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}
