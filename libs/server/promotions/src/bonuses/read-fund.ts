import type { CurrencyCode } from '@croupier/money';
import { type Queryable, run } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';

/** Returns a player's bonus balance in subunits: the fund of the bonus being wagered in this currency. */
export async function readBonusFund(
  db: Queryable,
  { playerId, currency }: { playerId: number; currency: CurrencyCode },
  now: Date,
): Promise<bigint> {
  const query = tables
    .selectFrom('player_bonuses')
    .select('fund')
    .where('player_id', '=', BigInt(playerId))
    .where('stage', '=', 'handle_bets')
    .where('currency', '=', currency)
    .where('expires_at', '>', now);
  const [row] = await run(db, query);
  return row?.fund ?? 0n;
}
