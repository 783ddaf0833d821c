import assert from 'node:assert/strict';
import { Refusal } from '@croupier/contracts';
import { run, type Transaction } from '@croupier/server-database';
import type { Counted } from './check-stake.ts';
import { periodStart, periodStarts } from './period.ts';
import { tables } from './schema.gen.ts';
import { lockLimits } from './usage.ts';

export interface CheckedDeposit extends Counted {
  /** Monthly deposit cap of the edition, in subunits of the same currency. */
  monthlyCap?: bigint | undefined;
}

/**
 * Reserves a deposit on the player's limits when it is requested, gross: later withdrawals don't reduce it. Refuses
 * excluded players and deposits beyond a limit. Runs in the transaction that stores the deposit.
 */
export async function checkDeposit(tx: Transaction, order: CheckedDeposit): Promise<void> {
  const { playerId, currency, amount, monthlyCap, now } = order;
  assert(amount > 0n);
  const locked = await lockLimits(tx, [playerId], now);
  const limits = locked.of(playerId);
  if (limits?.blocks.some(({ type }) => type !== 'session')) throw new Refusal('excluded');
  const concerned = limits?.usages.filter((usage) => usage.currency === currency && usage.type === 'deposit') ?? [];
  for (const { used, amount: limit, period } of concerned) {
    if (used + amount > limit)
      throw new Refusal('deposit_limit_reached', { path: ['amount_cents'], params: { period } });
  }
  if (monthlyCap !== undefined && (amount > monthlyCap || !(await addToCapped(tx, order, monthlyCap))))
    throw new Refusal('deposit_limit_reached', { path: ['amount_cents'], params: { period: 'month' } });
  for (const usage of concerned) locked.count(usage, amount);
  await locked.write(tx);
}

/**
 * Counts a deposit that could not be refused, because it arrived late or unannounced, towards the player's limits and
 * the edition's monthly cap.
 */
export async function recordDeposit(tx: Transaction, { playerId, currency, amount, now }: Counted): Promise<void> {
  const locked = await lockLimits(tx, [playerId], now);
  for (const usage of locked.of(playerId)?.usages ?? []) {
    if (usage.currency === currency && usage.type === 'deposit') locked.count(usage, amount);
  }
  await locked.write(tx);
  await addToCapped(tx, { playerId, currency, amount, now });
}

/**
 * Adds to the monthly sum in one conditional upsert, so that concurrent deposits never exceed the cap together. False
 * if they would.
 */
async function addToCapped(
  tx: Transaction,
  { playerId, currency, amount, now }: Counted,
  cap?: bigint,
): Promise<boolean> {
  const row = { player_id: BigInt(playerId), currency, period_start: periodStart('month', now), used: amount };
  const query = tables
    .insertInto('capped_deposits')
    .values(row)
    .onConflict((conflict) => {
      const key = conflict.columns(['player_id', 'currency', 'period_start']);
      const update = key.doUpdateSet(({ eb, ref }) => ({
        used: eb('capped_deposits.used', '+', ref('excluded.used')),
      }));
      if (cap === undefined) return update;
      return update.where(({ eb, ref }) => eb(eb('capped_deposits.used', '+', ref('excluded.used')), '<=', cap));
    })
    .returning('used');
  return (await run(tx, query)).length > 0;
}

/** Releases the reservation of a failed deposit, if its period is still running. */
export async function releaseDeposit(tx: Transaction, order: Counted & { reservedAt: Date }): Promise<void> {
  const { playerId, currency, amount, reservedAt, now } = order;
  const locked = await lockLimits(tx, [playerId], now);
  for (const usage of locked.of(playerId)?.usages ?? []) {
    const concerned =
      usage.currency === currency && usage.type === 'deposit' && periodStarts(now)[usage.period] <= reservedAt;
    if (concerned) locked.count(usage, usage.used > amount ? -amount : -usage.used);
  }
  await locked.write(tx);
  const query = tables
    .updateTable('capped_deposits')
    .set(({ eb, fn, val }) => ({ used: fn<bigint>('greatest', [val(0n), eb('used', '-', amount)]) }))
    .where('player_id', '=', BigInt(playerId))
    .where('currency', '=', currency)
    .where('period_start', '=', periodStart('month', reservedAt));
  await run(tx, query);
}
