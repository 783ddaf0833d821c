import type { readKickOffs, Reply } from '@croupier/contracts';
import { addDays, dayOf } from '../clock/days.ts';
import type { When } from './when.ts';

const HOUR_MS = 3_600_000;
/** Number of days offered after tomorrow. */
const MOST_DAYS = 6;

interface Count {
  readonly when: When;
  readonly matches: number;
}

/** Returns the number of matches under each filter. Leaves out days without any. */
export function countsOf(kickOffs: Reply<typeof readKickOffs>, now: number, zone: string | undefined): Count[] {
  const within = (hours: number) =>
    kickOffs.reduce((sum, { at, matches }) => (Date.parse(at) <= now + hours * HOUR_MS ? sum + matches : sum), 0);
  const byDay = new Map<string, number>();
  for (const { at, matches } of kickOffs) {
    const day = dayOf(at, zone);
    byDay.set(day, (byDay.get(day) ?? 0) + matches);
  }
  const today = dayOf(now, zone);
  const tomorrow = addDays(today, 1);
  const later = [...byDay].filter(([day]) => day > tomorrow).slice(0, MOST_DAYS);
  return [
    { when: '1h', matches: within(1) },
    { when: '3h', matches: within(3) },
    { when: 'today', matches: byDay.get(today) ?? 0 },
    { when: 'tomorrow', matches: byDay.get(tomorrow) ?? 0 },
    ...later.map(([when, matches]) => ({ when, matches })),
  ];
}

export interface DayRange {
  readonly min: string;
  readonly max: string;
}

/** Returns the range from today to the last day with a match, in the zone; null without any. */
export function rangeOf(kickOffs: Reply<typeof readKickOffs>, now: number, zone: string | undefined): DayRange | null {
  const last = kickOffs.at(-1);
  if (!last) return null;
  const min = dayOf(now, zone);
  const max = dayOf(last.at, zone);
  return { min, max: max < min ? min : max };
}
