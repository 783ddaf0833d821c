import { addDays, dayOf, startOfDay } from '../clock/days.ts';

/** Kick-off filter in the address: `1h`, `3h`, `today`, `tomorrow` or a day, `2026-11-25`. */
export type When = string;

const HOURS: Readonly<Record<string, number>> = { '1h': 60, '3h': 180 };
const DAY = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Returns the filter in an address; undefined if it isn't valid. */
export function whenOf(value: unknown): When | undefined {
  const known =
    typeof value === 'string' &&
    (Object.hasOwn(HOURS, value) || value === 'today' || value === 'tomorrow' || DAY.test(value));
  return known ? value : undefined;
}

/** Time span parameters of a call for matches. */
export interface Span {
  readonly within?: string;
  readonly from?: string;
  readonly to?: string;
}

/** Returns the span of an hours filter. Hours count from the server's time, so that server-rendered pages have them. */
export function hoursOf(when: When): Span | null {
  const minutes = HOURS[when];
  return minutes === undefined ? null : { within: String(minutes) };
}

/** Returns the span of a filter. A day is between two midnights of the visitor's zone. */
export function spanOf(when: When, now: number, zone: string | undefined): Span {
  const hours = hoursOf(when);
  if (hours) return hours;
  const today = dayOf(now, zone);
  const day = when === 'today' ? today : when === 'tomorrow' ? addDays(today, 1) : when;
  const at = (one: string) => new Date(startOfDay(one, zone)).toISOString();
  return { from: at(day), to: at(addDays(day, 1)) };
}
