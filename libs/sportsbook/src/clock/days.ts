const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the date and time of day in a zone, as numbers. */
function partsIn(zone: string | undefined, at: number): Record<string, number> {
  const key = zone ?? '';
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' },
      hourCycle: 'h23',
      ...(zone !== undefined && { timeZone: zone }),
    });
  formats.set(key, format);
  return Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
}

const DAY_MS = 86_400_000;
const asUtc = ({ year, month, day, hour, minute, second }: Record<string, number>): number =>
  Date.UTC(year!, month! - 1, day!, hour!, minute!, second!);

/** Returns the calendar day of a time in a zone, `2026-11-25`. */
export function dayOf(at: number | string, zone: string | undefined): string {
  const { year, month, day } = partsIn(zone, new Date(at).getTime());
  return new Date(Date.UTC(year!, month! - 1, day!)).toISOString().slice(0, 10);
}

/** Returns the day a number of days later. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns the start of a day in a zone: midnight, or the first existing moment if clocks skip midnight. */
export function startOfDay(day: string, zone: string | undefined): number {
  const wanted = Date.parse(day);
  const offset = (at: number) => asUtc(partsIn(zone, at)) - at;
  const guess = wanted - offset(wanted);
  const start = wanted - offset(guess);
  return dayOf(start, zone) < day ? start + (offset(guess) - offset(start)) : start;
}
