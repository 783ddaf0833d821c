import { type CurrencyCode, subunits } from '@croupier/money';
import { type Queryable, run } from '@croupier/server-database';
import { levelNumber, levels } from '../levels/levels.ts';
import { tables } from '../schema.gen.ts';

/** Default limit on the value of points a player may exchange in 24 hours, in euros. Our assumption. */
export const DAY_EUROS = 1_000;

const DAY_MS = 86_400_000;
const HUNDRED = 100n;

export const groupOf = (level: number): string => `level_${level}`;

/** Returns the daily limit as shown to players. */
export const dayCap = (dayEuros: number) => ({
  amount_cents: dayEuros * subunits.EUR,
  currency: 'EUR' as const satisfies CurrencyCode,
});

/**
 * Returns how many points a player may still exchange now at a level's rate. The limit counts their value in euros,
 * whatever currency they became, so changing rates don't affect it.
 */
export async function pointsLeft(
  db: Queryable,
  { playerId, level, dayEuros, now }: { playerId: number; level: number; dayEuros: number; now: Date },
): Promise<bigint> {
  const exchanged = tables
    .selectFrom('comp_point_exchanges')
    .select(['rate_group', ({ fn }) => fn.sum<string>('points').as('points')])
    .where('player_id', '=', BigInt(playerId))
    .where('exchanged_at', '>', new Date(now.getTime() - DAY_MS))
    .groupBy('rate_group');
  const rows = await run(db, exchanged, 'promotions_points_left');
  // In hundredths of a cent, as a level says what 100 points are worth.
  const worth = rows.reduce((sum, { rate_group, points }) => {
    const rate = levels.find((each) => groupOf(each.level) === rate_group)?.hundredPoints ?? 0n;
    return sum + BigInt(points) * rate;
  }, 0n);
  const left = BigInt(dayEuros * subunits.EUR) * HUNDRED - worth;
  return left > 0n ? left / levelNumber(level).hundredPoints : 0n;
}
