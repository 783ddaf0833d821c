import assert from 'node:assert/strict';
import { toWire } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { type Database, type Queryable, run, sql, type Transaction } from '@croupier/server-database';
import { periodStart } from '@croupier/server-limits';
import { derivedId, readMoneyAt } from '@croupier/server-wallet';
import { levelNumber } from '../levels/levels.ts';
import { tables } from '../schema.gen.ts';
import { definitions } from './definitions.ts';
import { grantBonus } from './grant-bonus.ts';
import { unlessRefused } from './unless-refused.ts';

interface Wallet {
  playerId: number;
  currency: CurrencyCode;
}

interface DepositPlace {
  at: Date;
  id: string | null;
}

/**
 * Queries for the week's payments: `pageDeposits` and `sumPayments` of server-payments, passed in because that lib
 * already imports this one.
 */
export interface CashbackPayments {
  pageDeposits: (
    db: Queryable,
    page: { after: DepositPlace; to: Date; limit: number },
  ) => Promise<{ wallets: Wallet[]; last: DepositPlace; isWhole: boolean }>;
  sumPayments: (
    db: Queryable,
    week: { wallets: readonly Wallet[]; from: Date; to: Date },
  ) => Promise<(Wallet & { deposits: bigint; paid: bigint })[]>;
}

export interface CashbackContext {
  db: Database;
  clock: () => Date;
  payments: CashbackPayments;
}

interface Week {
  from: Date;
  to: Date;
}

/** Delay after midnight until all transactions of the week are written. */
const SETTLED_MS = 10 * 60_000;
const DEPOSITS_AT_ONCE = 1_000;
const WALLETS_AT_ONCE = 200;
const KEPT_MS = 60 * 86_400_000;
const FORGOTTEN_AT_ONCE = 2_000;

function weekBefore(now: Date): Week {
  const to = periodStart('week', new Date(now.getTime() - SETTLED_MS));
  return { from: periodStart('week', new Date(to.getTime() - 1)), to };
}

/**
 * Gives the cashback of the past week, a batch of wallets at a time: (deposits − balance − paid − pending) × the rate
 * of the level, never below 0. Returns whether there may be more. Any number of instances may run it: each wallet is
 * settled once per week.
 */
export async function giveCashback(context: CashbackContext): Promise<boolean> {
  const now = context.clock();
  const week = weekBefore(now);
  const read = await context.db.transaction((tx) => readOn(tx, week, context.payments, now));
  return read || settle(context, week, now);
}

/**
 * Stores the wallets of the next page of the week's deposits. False if all are stored, or another instance is doing it.
 */
async function readOn(
  tx: Transaction,
  { from, to }: Week,
  { pageDeposits }: CashbackPayments,
  now: Date,
): Promise<boolean> {
  const begin = tables.insertInto('cashback_weeks').values({ starts_at: from, ends_at: to, read_at: from });
  await run(
    tx,
    begin.onConflict((conflict) => conflict.doNothing()),
  );
  const [row] = await run(
    tx,
    tables
      .selectFrom('cashback_weeks')
      .select(['read_at', 'read_id'])
      .where('starts_at', '=', from)
      .where('is_read', '=', false)
      .forUpdate()
      .skipLocked(),
  );
  if (!row) return false;
  await forgetOld(tx, now);
  const after = { at: row.read_at, id: row.read_id };
  const { wallets, last, isWhole } = await pageDeposits(tx, { after, to, limit: DEPOSITS_AT_ONCE });
  const rows = wallets.map(({ playerId, currency }) => ({ week: from, player_id: BigInt(playerId), currency }));
  if (rows.length > 0)
    await run(
      tx,
      tables
        .insertInto('cashback_due')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing()),
    );
  const place = { read_at: last.at, read_id: last.id, is_read: isWhole };
  await run(tx, tables.updateTable('cashback_weeks').set(place).where('starts_at', '=', from));
  return true;
}

/** Deletes old rows that are no longer read, a batch at a time. */
const forgetOld = (tx: Transaction, now: Date) =>
  tx.query(sql`
    delete from cashback_due where (week, player_id, currency) in (
      select week, player_id, currency from cashback_due where week < ${new Date(now.getTime() - KEPT_MS)} limit ${FORGOTTEN_AT_ONCE})`);

async function settle({ db, payments }: CashbackContext, week: Week, now: Date): Promise<boolean> {
  const open = tables
    .selectFrom('cashback_due')
    .select(['player_id', 'currency'])
    .where('week', '=', week.from)
    .where('settled_at', 'is', null);
  const rows = await run(db, open.orderBy('player_id').orderBy('currency').limit(WALLETS_AT_ONCE));
  if (rows.length === 0) return false;
  const wallets = rows.map(({ player_id, currency }) => ({ playerId: toWire(player_id), currency }));
  for (const due of await amountsOf(db, { wallets, week, payments }))
    await db.transaction((tx) => settleOne(tx, due, week.from, now));
  return true;
}

interface Due extends Wallet {
  amount: bigint;
}

async function amountsOf(
  db: Queryable,
  { wallets, week: { from, to }, payments }: { wallets: readonly Wallet[]; week: Week; payments: CashbackPayments },
): Promise<Due[]> {
  const levels = tables.selectFrom('comp_points').select(['player_id', 'level']);
  const ids = Array.from(new Set(wallets.map(({ playerId }) => BigInt(playerId))));
  const [sums, holdings, reached] = await Promise.all([
    payments.sumPayments(db, { wallets, from, to }),
    readMoneyAt(db, { wallets, at: to }),
    run(db, levels.where('player_id', 'in', ids)),
  ]);
  const keyOf = ({ playerId, currency }: Wallet) => `${playerId}:${currency}`;
  const paidBy = new Map(sums.map((each) => [keyOf(each), each]));
  const heldBy = new Map(holdings.map((each) => [keyOf(each), each.amount]));
  const levelBy = new Map(reached.map(({ player_id, level }) => [toWire(player_id), level]));
  return wallets.map((wallet) => {
    const { deposits, paid } = paidBy.get(keyOf(wallet)) ?? { deposits: 0n, paid: 0n };
    const cost = deposits - paid - (heldBy.get(keyOf(wallet)) ?? 0n);
    const amount = cashbackOf(cost, percentAt(levelBy.get(wallet.playerId) ?? 1));
    return { ...wallet, amount };
  });
}

const definition = definitions.get('weekly-cashback');

function percentAt(level: number): number {
  assert(definition?.terms.granted.by === 'cashback');
  return definition.terms.granted.percent ?? levelNumber(level).gifts.cashback_percent;
}

/** Returns the cashback on a loss, rounded down; 0 for a week without one. */
export const cashbackOf = (cost: bigint, percent: number): bigint => (cost > 0n ? (cost * BigInt(percent)) / 100n : 0n);

/** Settles one wallet: an update decides which process does it, and the bonus is given in the same transaction. */
async function settleOne(tx: Transaction, due: Due, week: Date, now: Date): Promise<void> {
  const { playerId, currency, amount } = due;
  const settled = await tx.query<{ player_id: bigint }>(sql`
    update cashback_due set amount = ${amount}, settled_at = ${now}
    where week = ${week} and player_id = ${playerId} and currency = ${currency} and settled_at is null returning player_id`);
  if (settled.length === 0 || amount === 0n) return;
  assert(definition);
  const grantId = derivedId('cashback', week.toISOString(), String(playerId), currency);
  await unlessRefused(grantBonus(tx, { grantId, playerId, currency, definition, amount, actor: 'system', now }));
}
