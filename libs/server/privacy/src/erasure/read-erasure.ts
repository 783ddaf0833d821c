import { type Reply, type readErasure as contract, amountToWire } from '@croupier/contracts';
import { type Queryable, run } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';
import { PAUSE_DAYS } from './ask-for-erasure.ts';
import type { ErasureContext } from './context.ts';
import { isRemainder } from './remainder.ts';

/** Returns what prevents a player from closing the account. */
export async function readErasure(
  { db, balances, unsettled }: Pick<ErasureContext, 'db' | 'balances' | 'unsettled'>,
  playerId: number,
): Promise<Reply<typeof contract>> {
  const [money, open] = await Promise.all([balances(db, playerId), unsettled(db, playerId)]);
  const of = (small: boolean) =>
    money
      .filter((balance) => isRemainder(balance) === small)
      .map(({ currency, amount }) => ({ currency, amount_cents: amountToWire(amount) }));
  return { pause_days: PAUSE_DAYS, to_withdraw: of(false), remainder: of(true), open };
}

/** Returns when a requested erasure of a player starts; null if there is none or it has started. */
export async function dueErasure(db: Queryable, playerId: number): Promise<Date | null> {
  const own = tables.selectFrom('erasures').select('due_at').where('player_id', '=', BigInt(playerId));
  const [row] = await run(db, own.where('state', '=', 'asked'));
  return row?.due_at ?? null;
}

/** Returns a player's erasure requests for the data report. */
export const ownErasures = (db: Queryable, playerId: number): Promise<object[]> =>
  run(
    db,
    tables
      .selectFrom('erasures')
      .select(['state', 'asked_at', 'due_at', 'ended_at'])
      .where('player_id', '=', BigInt(playerId))
      .orderBy('asked_at', 'desc')
      .limit(1_000),
  );
