import type { CurrencyCode } from '@croupier/money';
import type { Queryable } from '@croupier/server-database';
import { sumRounds } from '@croupier/server-games';
import { LIMITS_TIME_ZONE as timeZone } from '@croupier/server-limits';
import { sumDeposits } from '@croupier/server-payments';
import { sumBets } from '@croupier/server-sportsbook';

/** Sums of a player's day in one currency, in subunits. */
export interface Day {
  day: string;
  currency: CurrencyCode;
  deposits: bigint;
  staked: bigint;
  returned: bigint;
}

type Part = Partial<Day> & Pick<Day, 'day' | 'currency'>;

/** Returns the days of a range with the domains' current sums. */
export async function sumDays(db: Queryable, range: { playerId: number; from: Date; to: Date }): Promise<Day[]> {
  const wanted = { ...range, timeZone };
  const parts: Part[] = (
    await Promise.all([sumDeposits(db, wanted), sumRounds(db, wanted), sumBets(db, wanted)])
  ).flat();
  const days = new Map<string, Day>();
  for (const { day, currency, deposits = 0n, staked = 0n, returned = 0n } of parts) {
    const key = `${day} ${currency}`;
    const sum = days.get(key) ?? { day, currency, deposits: 0n, staked: 0n, returned: 0n };
    sum.deposits += deposits;
    sum.staked += staked;
    sum.returned += returned;
    days.set(key, sum);
  }
  return [...days.values()];
}
