import { type readSpending as contract, type Reply, type SpendingStep, amountToWire } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { type Database, sql } from '@croupier/server-database';
import { dayOf, LIMITS_TIME_ZONE, startOfDay } from '@croupier/server-limits';
import { sumOpenStakes } from '@croupier/server-sportsbook';
import { addUpDays, firstOpenDay } from './add-up-days.ts';
import { firstDayOf, stepsUntil } from './steps.ts';
import { type Day, sumDays } from './sum-days.ts';

export interface SpendingWanted {
  playerId: number;
  currency: CurrencyCode;
  by: SpendingStep;
  now: Date;
}

type Spending = Reply<typeof contract>;

/** Returns a player's deposits, stakes and returns in one currency, step by step up to now. */
export async function readSpending(db: Database, { playerId, currency, by, now }: SpendingWanted): Promise<Spending> {
  const today = dayOf(now);
  const firsts = stepsUntil(by, today);
  const [oldest = today] = firsts;
  const [longest = today] = stepsUntil('month', today);
  await addUpDays(db, playerId, longest, today);
  const open = firstOpenDay(today);
  const [stakesOpen, stored, live] = await Promise.all([
    sumOpenStakes(db, { playerId, currency }),
    readStored(db, playerId, currency, oldest),
    sumDays(db, { playerId, from: startOfDay(open), to: new Date(now.getTime() + 1) }),
  ]);
  const days = [...stored, ...live.filter((day) => day.currency === currency && day.day >= oldest)];
  const byStep = Map.groupBy(days, ({ day }) => firstDayOf(by, day));
  return {
    by,
    currency,
    time_zone: LIMITS_TIME_ZONE,
    open_cents: amountToWire(stakesOpen),
    steps: firsts.map((from) => ({ from, ...total(byStep.get(from) ?? []) })),
  };
}

const readStored = (db: Database, playerId: number, currency: CurrencyCode, from: string): Promise<Day[]> =>
  db.query<Day>({
    name: 'spending_read_days',
    ...sql`
      select day::text as day, currency, deposits, staked, returned from spending_days
      where player_id = ${playerId} and currency = ${currency} and day >= ${from}::date`,
  });

function total(days: readonly Day[]) {
  const sum = (of: (day: Day) => bigint) => amountToWire(days.reduce((all, day) => all + of(day), 0n));
  return {
    deposits_cents: sum(({ deposits }) => deposits),
    staked_cents: sum(({ staked }) => staked),
    returned_cents: sum(({ returned }) => returned),
  };
}
