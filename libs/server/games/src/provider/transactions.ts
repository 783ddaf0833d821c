import assert from 'node:assert/strict';
import type { Selectable } from 'kysely';
import { toWire } from '@croupier/contracts';
import { run, sql, type Transaction } from '@croupier/server-database';
import { cashAccountId, derivedId, lockCash, type CashAccount } from '@croupier/server-wallet';
import { writeTitleHours } from '../rounds/title-hours.ts';
import { columns, type ProviderTransactions, tables } from '../schema.gen.ts';
import type { ProviderAnswer, ProviderCall } from './calls.ts';
import { ProviderError } from './errors.ts';

export type StoredCall = Omit<Selectable<ProviderTransactions>, 'provider' | 'created_at'>;

/** Serialises the calls about some transaction ids, whoever's they are, then the player's account. One order: ids, then rows. */
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
  const [row] = await run(tx, query);
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
}

export async function storeCall(
  tx: Transaction,
  call: ProviderCall & { reference?: string },
  { kind, state, balance }: Outcome,
): Promise<ProviderAnswer> {
  const { provider, transactionId: id, round, game, currency, amount, reference = null, now } = call;
  const row = { provider, id, kind, round, game, currency, amount, reference, state, balance, created_at: now };
  await run(tx, tables.insertInto('provider_transactions').values({ ...row, player_id: BigInt(call.playerId) }));
  return { transactionId: call.transactionId, balance };
}

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
  const status = call.roundClosed ? 'closed' : 'open';
  const [row] = await tx.query<{ played_at: Date }>(sql`
    insert into rounds (player_id, id, provider, game, maths, version, currency, stake, win, status, params, played_at)
    values (${call.playerId}, ${roundId(call)}, ${call.provider}, ${call.game}, '', '', ${call.currency}, ${stake}, ${win}, ${status}, '{}', ${call.now})
    on conflict (player_id, id) do update set stake = rounds.stake + excluded.stake, win = rounds.win + excluded.win,
      status = case when rounds.status = 'open' then excluded.status else rounds.status end
    returning played_at`);
  assert(row);
  await writeTitleHours(tx, [{ playerId: call.playerId, game: call.game, at: row.played_at }]);
}

/** The stake goes back: a round without any is rolled back. */
export async function takeFromRound(tx: Transaction, call: ProviderCall, stake: bigint): Promise<void> {
  await tx.query(sql`
    update rounds set stake = stake - ${stake}::bigint, status = case when stake = ${stake} and win = 0 then 'rolled_back' else status end
    where player_id = ${call.playerId} and id = ${roundId(call)}`);
}
