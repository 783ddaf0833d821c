import assert from 'node:assert/strict';
import { type LimitPeriod, limitPeriods, type LimitType, Refusal, toWire } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { run, runOne, type Transaction } from '@croupier/server-database';
import { queueForLimits, rebuildCounters } from './limit-counters.ts';
import { isExclusion, UNCHANGED } from './limit.ts';
import { endAfter } from './period.ts';
import { recordLimitChange } from './publish-limits.ts';
import { tables } from './schema.gen.ts';
import { settleChanges } from './settle-changes.ts';

export interface LimitOrder {
  playerId: number;
  type: LimitType;
  period: LimitPeriod;
  /** Only for loss, wager and deposit limits: the amount per currency, in subunits. */
  accounts: readonly { currency: CurrencyCode; amount: bigint }[];
  /** Only for session limits. */
  seconds?: number;
  /** Hours before a higher limit applies, set by the edition. 24 by default. */
  looseningHours?: number | undefined;
  now: Date;
}

export interface LimitSet {
  id: bigint;
  /** True if the player has to confirm through a link in an email. */
  unconfirmed: boolean;
  /** Change that applies immediately; null if only pending changes were made. */
  effect: 'set' | 'tightened' | 'cancelled' | null;
}

/**
 * Sets a limit, or changes the one of this type and period: a lower one applies at once, a higher one after its waiting
 * time and a confirmation.
 */
export async function setLimit(tx: Transaction, order: LimitOrder): Promise<LimitSet> {
  const { playerId, type, period, accounts, now } = order;
  if (!limitPeriods[type].includes(period)) throw new Refusal('invalid', { path: ['period'] });
  if (type === 'session' && order.seconds === undefined) throw new Refusal('required', { path: ['duration_minutes'] });
  const counted = type === 'loss' || type === 'wager' || type === 'deposit';
  if (counted && accounts.length === 0) throw new Refusal('required', { path: ['accounts'] });
  await queueForLimits(tx, playerId);
  await settleChanges(tx, now, playerId);
  const id = isExclusion(type) ? await findSameBreak(tx, order) : await findLimit(tx, order);
  if (id !== null && isExclusion(type)) return { id, unconfirmed: false, effect: null };
  const result: LimitSet =
    id === null
      ? { id: await create(tx, order), unconfirmed: false, effect: 'set' }
      : { id, ...(await change(tx, id, order)) };
  await rebuildCounters(tx, playerId, now);
  await recordLimitChange(tx, { playerId, kind: 'limit_set', details: describe(order, result), now });
  return result;
}

const describe = ({ type, period, accounts, seconds }: LimitOrder, { id, unconfirmed }: LimitSet) => ({
  limit: toWire(id),
  type,
  period,
  ...Object.fromEntries(accounts.map(({ currency, amount }) => [currency, amount.toString()])),
  ...(seconds !== undefined && { seconds }),
  waits: unconfirmed,
});

/** Time within which a repeat, in a second tab or after a lost reply, is the same break. */
const SAME_BREAK_MS = 60_000;

const likeIt = ({ playerId, type, period }: LimitOrder) =>
  tables
    .selectFrom('user_limits')
    .select('id')
    .where('player_id', '=', BigInt(playerId))
    .where('type', '=', type)
    .where('period', '=', period)
    .where('removed_at', 'is', null);

async function findSameBreak(tx: Transaction, order: LimitOrder): Promise<bigint | null> {
  const recent = likeIt(order).where('created_at', '>', new Date(order.now.getTime() - SAME_BREAK_MS));
  const [row] = await run(tx, recent.orderBy('id', 'desc').limit(1));
  return row?.id ?? null;
}

async function findLimit(tx: Transaction, order: LimitOrder): Promise<bigint | null> {
  const [row] = await run(tx, likeIt(order).forUpdate());
  return row?.id ?? null;
}

async function create(tx: Transaction, order: LimitOrder): Promise<bigint> {
  const { playerId, type, period, now } = order;
  const limit = {
    player_id: BigInt(playerId),
    type,
    period,
    created_at: now,
    ends_at: isExclusion(type) ? endAfter(period, now) : null,
    seconds_allowed: type === 'session' && order.seconds !== undefined ? BigInt(order.seconds) : null,
  };
  const query = tables
    .insertInto('user_limits')
    .values(limit)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id');
  const [row] = await run(tx, query);
  if (!row) throw new Refusal('limit_exists'); // Two tabs at once: the other one was faster.
  if (!isExclusion(type) && type !== 'session') await addAccounts(tx, row.id, order.accounts);
  return row.id;
}

async function addAccounts(tx: Transaction, id: bigint, accounts: LimitOrder['accounts']): Promise<void> {
  if (accounts.length === 0) return;
  const rows = accounts.map(({ currency, amount }) => ({ limit_id: id, currency, amount }));
  await run(tx, tables.insertInto('user_limit_accounts').values(rows));
}

/**
 * Applies lower values immediately and stores higher ones as pending. Requesting the current value cancels a pending
 * higher one.
 */
async function change(tx: Transaction, id: bigint, order: LimitOrder): Promise<Omit<LimitSet, 'id'>> {
  const query = tables.selectFrom('user_limit_accounts').select(['currency', 'amount']).where('limit_id', '=', id);
  const existing = await run(tx, query.orderBy('currency').forUpdate());
  const amounts = new Map(existing.map(({ currency, amount }) => [currency, amount]));
  await addAccounts(
    tx,
    id,
    order.accounts.filter(({ currency }) => !amounts.has(currency)),
  );
  const update = tables.updateTable('user_limit_accounts').where('limit_id', '=', id);
  await run(tx, update.set({ next_amount: null }));
  let looser = false;
  let tighter = false;
  for (const { currency, amount } of order.accounts) {
    const now = amounts.get(currency);
    tighter ||= now === undefined || amount < now;
    if (now === undefined) continue;
    const figure = amount <= now ? { amount } : { next_amount: amount };
    await run(tx, update.set(figure).where('currency', '=', currency));
    looser ||= amount > now;
  }
  if (order.seconds !== undefined && order.type === 'session') {
    const by = await changeSeconds(tx, id, order.seconds);
    looser ||= by > 0n;
    tighter ||= by < 0n;
  }
  if (looser) {
    await beginChange(tx, id, 'raise', order);
    return { unconfirmed: true, effect: tighter ? 'tightened' : null };
  }
  const waiting = tables.updateTable('user_limits').set(UNCHANGED).where('id', '=', id).where('change', 'is not', null);
  const wasWaiting = (await run(tx, waiting.returning('id'))).length > 0;
  return { unconfirmed: false, effect: tighter ? 'tightened' : wasWaiting ? 'cancelled' : null };
}

/** Returns the difference to the previous length; positive if longer. */
async function changeSeconds(tx: Transaction, id: bigint, seconds: number): Promise<bigint> {
  const limit = tables.selectFrom('user_limits').select('seconds_allowed').where('id', '=', id).forUpdate();
  const { seconds_allowed } = await runOne(tx, limit);
  assert(seconds_allowed !== null);
  const by = BigInt(seconds) - seconds_allowed;
  const figures =
    by > 0n ? { seconds_next: BigInt(seconds) } : { seconds_next: null, seconds_allowed: BigInt(seconds) };
  await run(tx, tables.updateTable('user_limits').set(figures).where('id', '=', id));
  return by;
}

export async function beginChange(
  tx: Transaction,
  id: bigint,
  kind: 'raise' | 'remove',
  { now, looseningHours = 24 }: Pick<LimitOrder, 'now' | 'looseningHours'>,
): Promise<void> {
  const from = new Date(now.getTime() + looseningHours * 3_600_000);
  const change = { change: kind, change_from: from, change_token_hash: null, change_confirmed_at: null };
  await run(tx, tables.updateTable('user_limits').set(change).where('id', '=', id));
}
