import type { CurrencyCode } from '@croupier/money';
import { run, type Transaction } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';
import { type BonusRow, lockPlayer, selectBonuses, updateBonus } from './bonus-row.ts';
import { publishBonuses } from './write-bonuses.ts';

const MOST = 200;

/**
 * Puts a player's waiting bonuses into the given order. Those not named follow in their previous order; ids that don't
 * wait or belong to another player are ignored. Returns all waiting ones, in order. Idempotent.
 */
export async function orderBonuses(
  tx: Transaction,
  { playerId, currency, ids }: { playerId: number; currency: CurrencyCode; ids: readonly number[] },
): Promise<BonusRow[]> {
  await lockPlayer(tx, { playerId, currency });
  const waiting = await run(
    tx,
    selectBonuses()
      .where('player_id', '=', BigInt(playerId))
      .where('stage', '=', 'issued')
      .where('queue_place', 'is not', null)
      .orderBy('queue_place')
      .limit(MOST)
      .forNoKeyUpdate(),
  );
  const wanted = new Map(ids.map((id, at) => [BigInt(id), at]));
  const placeOf = ({ id }: BonusRow) => wanted.get(id) ?? ids.length;
  const ordered = waiting.toSorted((one, other) => placeOf(one) - placeOf(other));
  const placed: BonusRow[] = [];
  for (const [at, row] of ordered.entries())
    placed.push(row.queue_place === at + 1 ? row : await updateBonus(tx, row.id, { queue_place: at + 1 }));
  await publishBonuses(
    tx,
    placed.slice(0, 1).map(({ gives }) => ({ playerId, gives })),
  );
  return placed;
}

/** Returns the last position in the player's queue of waiting bonuses. */
export async function lastPlace(tx: Transaction, playerId: bigint): Promise<number> {
  const places = tables
    .selectFrom('player_bonuses')
    .select(({ fn }) => fn.max('queue_place').as('last'))
    .where('player_id', '=', playerId)
    .where('stage', '=', 'issued');
  const [row] = await run(tx, places);
  return row?.last ?? 0;
}
