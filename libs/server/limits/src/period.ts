import type { LimitPeriod } from '@croupier/contracts';

/** Time zone in which days, weeks and months start. Shown to players next to their limits. */
export const LIMITS_TIME_ZONE = 'Europe/Berlin';

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: LIMITS_TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

const DAY_MS = 86_400_000;
const MONTHS = { month: 1, month_3: 3, month_6: 6, month_9: 9, month_12: 12 } satisfies Partial<
  Record<LimitPeriod, number>
>;
const DAYS = { day: 1, day_3: 3, week: 7 } satisfies Partial<Record<LimitPeriod, number>>;

/** Returns the zone's wall clock time as if it were UTC. */
function wallClock(at: number): number {
  const read = new Map(parts.formatToParts(at).map(({ type, value }) => [type, value]));
  const figure = (type: Intl.DateTimeFormatPartTypes) => Number(read.get(type));
  const [hour, minute, second] = [figure('hour'), figure('minute'), figure('second')];
  return Date.UTC(figure('year'), figure('month') - 1, figure('day'), hour, minute, second);
}

/**
 * Returns the time of a wall clock time; uses two steps, because the first may be on the other side of a clock change.
 */
function instantOf(wall: number): number {
  const first = wall - (wallClock(wall) - wall);
  return wall - (wallClock(first) - first);
}

/**
 * Returns the first day of the calendar period that contains a wall-clock day. Weeks start on Monday; blocks of n days
 * or months are counted from 2000.
 */
function firstDay(period: Exclude<LimitPeriod, 'forever'>, wall: number): number {
  const date = new Date(wall);
  const today = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
  if (period === 'day') return today;
  if (period === 'week') return today - ((date.getUTCDay() + 6) % 7) * DAY_MS;
  if (period === 'day_3') return today - (Math.round((today - Date.UTC(2000, 0, 1)) / DAY_MS) % 3) * DAY_MS;
  const size = MONTHS[period];
  const since2000 = (date.getUTCFullYear() - 2000) * 12 + date.getUTCMonth();
  return Date.UTC(2000, since2000 - (since2000 % size), 1);
}

/** Returns the start of the calendar period that contains `now`. */
export function periodStart(period: Exclude<LimitPeriod, 'forever'>, now: Date): Date {
  return new Date(instantOf(firstDay(period, wallClock(now.getTime()))));
}

/** Returns the end of the calendar period that contains `now`, which is the start of the next one. */
export function periodEnd(period: Exclude<LimitPeriod, 'forever'>, now: Date): Date {
  const first = new Date(firstDay(period, wallClock(now.getTime())));
  if (period === 'day' || period === 'day_3' || period === 'week') first.setUTCDate(first.getUTCDate() + DAYS[period]);
  else first.setUTCMonth(first.getUTCMonth() + MONTHS[period]);
  return new Date(instantOf(first.getTime()));
}

/** Returns the zone's calendar day of a time, `2026-11-20`. */
export const dayOf = (at: Date): string => new Date(wallClock(at.getTime())).toISOString().slice(0, 10);

/** Returns the start of a calendar day in the zone. */
export const startOfDay = (day: string): Date => new Date(instantOf(Date.parse(`${day}T00:00:00Z`)));

type Starts = Readonly<Record<Exclude<LimitPeriod, 'forever'>, Date>>;
let cached: { from: number; until: number; starts: Starts } | undefined;

/** Returns the starts of all periods. They change only at midnight, so they are cached. */
export function periodStarts(now: Date): Starts {
  const at = now.getTime();
  if (cached && at >= cached.from && at < cached.until) return cached.starts;
  const of = (period: Exclude<LimitPeriod, 'forever'>) => periodStart(period, now);
  const starts = {
    day: of('day'),
    day_3: of('day_3'),
    week: of('week'),
    month: of('month'),
    month_3: of('month_3'),
    month_6: of('month_6'),
    month_9: of('month_9'),
    month_12: of('month_12'),
  };
  const from = starts.day.getTime();
  cached = { from, until: instantOf(wallClock(from) + DAY_MS), starts };
  return starts;
}

/**
 * Returns the end of something that starts now and lasts a period; null if permanent. A month ends on the same day, or
 * the last one.
 */
export function endAfter(period: LimitPeriod, now: Date): Date | null {
  if (period === 'forever') return null;
  if (period === 'day' || period === 'day_3' || period === 'week')
    return new Date(now.getTime() + DAYS[period] * DAY_MS);
  const end = new Date(now);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + MONTHS[period]);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return end;
}
