import type { Selectable, Updateable } from 'kysely';
import { Refusal, toWire } from '@croupier/contracts';
import { type Queryable, run, runOne, sql, type Transaction } from '@croupier/server-database';
import { derivedId, lockPlayerCash, type PlayerWallet } from '@croupier/server-wallet';
import { columns, type PlayerBonuses, tables } from '../schema.gen.ts';

export type BonusRow = Selectable<PlayerBonuses>;

export const selectBonuses = () => tables.selectFrom('player_bonuses').select(columns.player_bonuses);

/**
 * Serializes changes to a player's bonuses: locks their cash, which every bet locks too, then the player, for bonuses
 * of different currencies. The lock order is the same everywhere: accounts, limits, bonuses.
 */
export async function lockPlayer(tx: Transaction, wallet: PlayerWallet): Promise<{ cash: bigint }> {
  const cash = await lockPlayerCash(tx, wallet);
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`bonuses:${wallet.playerId}`}, 0))`);
  return { cash };
}

/** Returns a player's bonus, locked the same way; refuses another player's. */
export async function lockBonus(
  tx: Transaction,
  { playerId, id }: { playerId: number; id: number },
): Promise<{ bonus: BonusRow; cash: bigint }> {
  const own = () => selectBonuses().where('id', '=', BigInt(id)).where('player_id', '=', BigInt(playerId));
  const [found] = await run(tx, own());
  if (!found) throw new Refusal('not_found');
  const { cash } = await lockPlayer(tx, { playerId, currency: found.currency });
  return { bonus: await runOne(tx, own().forNoKeyUpdate()), cash };
}

export const updateBonus = (tx: Transaction, id: bigint, change: Updateable<PlayerBonuses>): Promise<BonusRow> =>
  runOne(tx, tables.updateTable('player_bonuses').set(change).where('id', '=', id).returning(columns.player_bonuses));

/** Returns the bonus being wagered, if any. */
export async function activeBonus(db: Queryable, playerId: number): Promise<BonusRow | undefined> {
  const [row] = await run(
    db,
    selectBonuses().where('player_id', '=', BigInt(playerId)).where('stage', '=', 'handle_bets'),
  );
  return row;
}

export const ownerOf = ({ player_id, currency }: BonusRow): PlayerWallet => ({
  playerId: toWire(player_id),
  currency,
});

/** Derives the grant id of a deposit's bonus: the same payment never grants two. */
export const grantIdOf = (paymentId: string): string => derivedId(paymentId, 'bonus');
