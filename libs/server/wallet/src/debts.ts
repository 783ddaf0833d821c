import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { toWire } from '@croupier/contracts';
import { type Queryable, run, sql, type Transaction } from '@croupier/server-database';
import { type AccountKey, house, playerCash, playerDebt } from './account.ts';
import { lockAccounts } from './lock-accounts.ts';
import type { PlayerWallet } from './player-accounts.ts';
import { columns, type PlayerDebts, tables } from './schema.gen.ts';
import { transfer } from './transfer.ts';

/** Amount a player could not return, and how much of it is paid. */
export type Debt = Selectable<PlayerDebts>;

const selectDebts = () => tables.selectFrom('player_debts').select(columns.player_debts);
const openDebts = () => selectDebts().where('paid_at', 'is', null);

export interface NewDebt extends PlayerWallet, Pick<Debt, 'cause' | 'reference'> {
  /** Idempotency key from the caller: a second debt under it is refused. */
  id: string;
  /** Subunits, above zero. */
  amount: bigint;
}

/**
 * Records players' debts; `credit` receives the money now, although the players don't have it. Their cash is locked, so
 * that no debt is paid meanwhile.
 */
export async function recordDebts(
  tx: Transaction,
  debts: readonly NewDebt[],
  { credit, now }: { credit: AccountKey; now: Date },
): Promise<void> {
  if (debts.length === 0) return;
  for (const [first, ...more] of Map.groupBy(debts, ({ playerId, currency }) => `${playerId}:${currency}`).values()) {
    assert(first);
    const { playerId, currency, cause } = first;
    const amount = more.reduce((sum, debt) => sum + debt.amount, first.amount);
    const order = { id: randomUUID(), debit: playerDebt(playerId), credit, amount, currency };
    await transfer(tx, { ...order, kind: `debt.${cause}`, meta: { debts: [first, ...more].map(({ id }) => id) }, now });
  }
  const rows = debts.map(({ playerId, ...debt }) => ({ ...debt, player_id: BigInt(playerId), created_at: now }));
  await run(tx, tables.insertInto('player_debts').values(rows));
}

export interface DebtPayment extends PlayerWallet {
  from: AccountKey;
  /** Most to pay, in subunits. */
  most: bigint;
  /** Limits the payment to debts of this bet or payment. */
  reference?: string;
  now: Date;
}

/** Pays a player's debts, oldest first. The player's cash is locked. Returns the amount paid. */
export async function payDebts(tx: Transaction, { most, reference, now, ...payer }: DebtPayment): Promise<bigint> {
  const { playerId, currency } = payer;
  let open = openDebts().where('player_id', '=', BigInt(playerId)).where('currency', '=', currency);
  if (reference !== undefined) open = open.where('reference', '=', reference);
  let left = most;
  for (const debt of await run(tx, open.orderBy('created_at').orderBy('id').forUpdate())) {
    if (left <= 0n) break;
    const owed = debt.amount - debt.paid;
    const amount = owed < left ? owed : left;
    await payDebt(tx, debt, { from: payer.from, amount, now });
    left -= amount;
  }
  return most - left;
}

async function payDebt(
  tx: Transaction,
  { id, player_id, currency, amount: all, paid }: Debt,
  { from, amount, now }: { from: AccountKey; amount: bigint; now: Date },
): Promise<void> {
  const credit = playerDebt(toWire(player_id));
  const order = { id: randomUUID(), debit: from, credit, amount, currency, kind: 'debt.pay', meta: { debt: id }, now };
  await transfer(tx, order);
  const change = { paid: paid + amount, paid_at: paid + amount === all ? now : null };
  await run(tx, tables.updateTable('player_debts').set(change).where('id', '=', id));
}

/**
 * Pays a player's debts from their cash as far as possible, if the operator has enabled it. Returns the amount paid.
 */
export async function collectDebts(tx: Transaction, { playerId, currency, now }: PlayerWallet & { now: Date }) {
  const [open] = await listDebts(tx, { playerId, currency });
  if (!open || !(await isCollecting(tx))) return 0n;
  const from = playerCash(playerId);
  const [cash] = await lockAccounts(tx, currency, [from]);
  assert(cash);
  return payDebts(tx, { playerId, currency, from, most: cash.balance, now });
}

/** Sums players' open debts by bet or payment. */
export async function owedOn(
  tx: Transaction,
  { playerIds, references }: { playerIds: readonly number[]; references: readonly string[] },
): Promise<Map<string, bigint>> {
  const rows = await tx.query<{ reference: string; owed: bigint }>({
    name: 'wallet_owed_on',
    ...sql`
      select reference, sum(amount - paid)::bigint as owed from player_debts
      where player_id = any(${`{${playerIds.join(',')}}`}::bigint[]) and paid_at is null
        and reference = any(${`{${references.join(',')}}`}::uuid[])
      group by reference`,
  });
  return new Map(rows.map(({ reference, owed }) => [reference, owed]));
}

/** Lists the debts of all players or of one, oldest first. */
export function listDebts(db: Queryable, { playerId, currency }: Partial<PlayerWallet> = {}): Promise<Debt[]> {
  let open = openDebts();
  if (playerId !== undefined) open = open.where('player_id', '=', BigInt(playerId));
  if (currency !== undefined) open = open.where('currency', '=', currency);
  return run(db, open.orderBy('created_at').orderBy('id').limit(500));
}

/** Finds wallets that have both a debt and money. */
export async function findDebtors(db: Queryable): Promise<PlayerWallet[]> {
  const rows = await db.query<{ player_id: bigint; currency: PlayerWallet['currency'] }>(sql`
    select distinct d.player_id, d.currency from player_debts d
    join ledger_accounts a on a.owner = 'player:' || d.player_id and a.purpose = ${playerCash(0).purpose} and a.currency = d.currency
    where d.paid_at is null and a.balance > 0 and (select collect from debt_settings) limit 500`);
  return rows.map(({ player_id, currency }) => ({ playerId: toWire(player_id), currency }));
}

/**
 * Writes off the open part of a debt at the house's expense. Returns the debt as it was, or null if nothing is open.
 */
export async function forgiveDebt(tx: Transaction, { id, now }: { id: string; now: Date }): Promise<Debt | null> {
  const [found] = await run(tx, openDebts().where('id', '=', id));
  if (!found) return null;
  await lockAccounts(tx, found.currency, [playerCash(toWire(found.player_id))]);
  const [debt] = await run(tx, openDebts().where('id', '=', id).forUpdate());
  if (debt) await payDebt(tx, debt, { from: house('write-offs'), amount: debt.amount - debt.paid, now });
  return debt ?? null;
}

/** Returns whether money that players receive later pays their debts. */
export async function isCollecting(db: Queryable): Promise<boolean> {
  const [row] = await run(db, tables.selectFrom('debt_settings').select('collect'));
  return row?.collect ?? true;
}

/** Sets whether money that players receive later pays their debts. Returns whether that changed anything. */
export async function setCollecting(tx: Transaction, collect: boolean): Promise<boolean> {
  const changed = tables.updateTable('debt_settings').set({ collect }).where('collect', '<>', collect);
  return (await run(tx, changed.returning('collect'))).length > 0;
}
