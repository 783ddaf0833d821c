import type { Selectable } from 'kysely';
import { toWire } from '@croupier/contracts';
import { run, sql, type Statement, type Transaction } from '@croupier/server-database';
import type { StakedBet } from '@croupier/server-promotions';
import { cashAccountId, derivedId, lockCash, type CashAccount } from '@croupier/server-wallet';
import { playedAt } from '../rounds/round-keys.ts';
import { dropHourSums } from '../rounds/sum-hours.ts';
import { writeTitleHours } from '../rounds/title-hours.ts';
import { columns, type ProviderTransactions, tables } from '../schema.gen.ts';
import type { ProviderAnswer, ProviderCall } from './calls.ts';
import { ProviderError } from './errors.ts';

export type StoredCall = Omit<Selectable<ProviderTransactions>, 'provider'>;

/**
 * Locks transaction ids across all players, then the player's account. The order is ids, then rows. The lock ensures
 * that an id is stored once, because the table's keys cover only one month each.
 */
export async function lockCall(tx: Transaction, call: ProviderCall, ids: readonly string[]): Promise<CashAccount> {
  for (const id of ids.toSorted())
    await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`${call.provider}:${id}`}, 0))`);
  const accountId = await cashAccountId(tx, { playerId: call.playerId, currency: call.currency });
  const [account] = accountId === null ? [] : await lockCash(tx, [accountId]);
  if (!account) throw new ProviderError('wrong_currency');
  return account;
}

export async function findCall(tx: Transaction, provider: string, id: string): Promise<StoredCall | null> {
  const query = tables
    .selectFrom('provider_transactions')
    .select(columns.provider_transactions)
    .where('provider', '=', provider)
    .where('id', '=', id);
  // Planned once a connection: each month is weighed.
  const [row] = await run(tx, query, 'provider_find_call');
  return row ?? null;
}

/** The answer of a call that came before, or null; another call under its id is refused. */
export function replay(
  kind: StoredCall['kind'],
  call: ProviderCall & { reference?: string },
  existing: StoredCall | null,
): ProviderAnswer | null {
  if (!existing) return null;
  const same =
    existing.kind === kind &&
    toWire(existing.player_id) === call.playerId &&
    existing.round === call.round &&
    existing.game === call.game &&
    existing.currency === call.currency &&
    existing.amount === call.amount &&
    existing.reference === (call.reference ?? null);
  if (!same) throw new ProviderError('duplicate_transaction');
  return { transactionId: existing.id, balance: existing.balance };
}

export interface Outcome {
  kind: StoredCall['kind'];
  state: StoredCall['state'];
  balance: bigint;
  /**
   * Bet the call refers to. Keeps the month of a bet from outliving the month of its win or rollback when clocks
   * differ.
   */
  bet?: StoredCall;
}

export async function storeCall(
  tx: Transaction,
  call: ProviderCall & { reference?: string },
  { kind, state, balance, bet }: Outcome,
): Promise<ProviderAnswer> {
  const { provider, transactionId: id, round, game, currency, amount, reference = null, now } = call;
  const at = bet && bet.created_at > now ? bet.created_at : now;
  const row = { provider, id, kind, round, game, currency, amount, reference, state, balance, created_at: at };
  await run(tx, tables.insertInto('provider_transactions').values({ ...row, player_id: BigInt(call.playerId) }));
  return { transactionId: call.transactionId, balance };
}

/** Returns the stake for points. Games of outside studios count as tables and live games. */
export const stakedOf = ({ playerId, currency, game }: ProviderCall, amount: bigint): StakedBet => ({
  playerId,
  currency,
  slug: game,
  kind: 'tables',
  amount,
});

/** The ledger's id of what a call moved. */
export const ledgerId = (kind: StoredCall['kind'], { provider, transactionId }: ProviderCall): string =>
  derivedId('games', provider, kind, transactionId);

export const roundId = ({ provider, round }: Pick<ProviderCall, 'provider' | 'round'>): string =>
  derivedId('round', provider, round);

/** Adds to the round's sums. A closed round stays closed, however late its win comes. */
export async function addToRound(
  tx: Transaction,
  call: ProviderCall,
  change: { stake?: bigint; win?: bigint },
): Promise<void> {
  const { stake = 0n, win = 0n } = change;
  const { playerId, provider, game, currency, now } = call;
  const id = roundId(call);
  const status = call.roundClosed ? 'closed' : 'open';
  const made = await tx.query(sql`
    insert into round_keys (player_id, id, played_at) values (${playerId}, ${id}, ${now}) on conflict do nothing returning id`);
  if (made.length > 0) {
    await tx.query(sql`
      insert into rounds (player_id, id, provider, game, maths, version, currency, stake, win, status, params, played_at)
      values (${playerId}, ${id}, ${provider}, ${game}, '', '', ${currency}, ${stake}, ${win}, ${status}, '{}', ${now})`);
    await writeTitleHours(tx, [{ playerId, game, at: now }]);
  } else
    await changeRound(
      tx,
      call,
      (at) => sql`
      update rounds set stake = stake + ${stake}::bigint, win = win + ${win}::bigint, status = case when status = 'open' then ${status} else status end
      where player_id = ${playerId} and played_at = ${at} and id = ${id} returning game`,
    );
}

/** Returns a stake. A round without any stake left is rolled back. */
export const takeFromRound = (tx: Transaction, call: ProviderCall, stake: bigint): Promise<void> =>
  changeRound(
    tx,
    call,
    (at) => sql`
    update rounds set stake = stake - ${stake}::bigint, status = case when stake = ${stake} and win = 0 then 'rolled_back' else status end
    where player_id = ${call.playerId} and played_at = ${at} and id = ${roundId(call)} returning game`,
  );

/** Changes a round that is stored: in its own month, whenever the call comes. */
async function changeRound(tx: Transaction, call: ProviderCall, update: (at: Date | null) => Statement): Promise<void> {
  const at = await playedAt(tx, call.playerId, roundId(call));
  const [changed] = await tx.query<{ game: string }>(update(at));
  if (!at || !changed) throw new ProviderError('round_archived');
  await dropHourSums(tx, { playerId: call.playerId, game: changed.game, playedAt: at, now: call.now });
}
