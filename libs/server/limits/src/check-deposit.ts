import assert from 'node:assert/strict';
import { Refusal } from '@croupier/contracts';
import { sql, type Transaction } from '@croupier/server-database';
import type { Counted } from './check-stake.ts';
import { periodStart, periodStarts } from './period.ts';
import { lockLimits } from './usage.ts';

export interface CheckedDeposit extends Counted {
  /** What the edition allows a month, in the same currency's subunits. */
  monthlyCap?: bigint | undefined;
}

/**
 * Reserves a deposit on the player's limits when it is initiated, gross: what is withdrawn later gives nothing back.
 * Refused for players who are excluded or would go beyond. In the transaction that stores the deposit.
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
  if (monthlyCap !== undefined) await reserveUnderCap(tx, order, monthlyCap, now);
  for (const usage of concerned) locked.count(usage, amount);
  await locked.write(tx);
}

/** Counts a deposit nobody could refuse, on the player's limits and on the edition's month: it arrived late, or unannounced. */
export async function recordDeposit(tx: Transaction, { playerId, currency, amount, now }: Counted): Promise<void> {
  const locked = await lockLimits(tx, [playerId], now);
  for (const usage of locked.of(playerId)?.usages ?? []) {
    if (usage.currency === currency && usage.type === 'deposit') locked.count(usage, amount);
  }
  await locked.write(tx);
  await tx.query(sql`
    insert into capped_deposits as c (player_id, currency, period_start, used) values (${playerId}, ${currency}, ${periodStart('month', now)}, ${amount})
    on conflict (player_id, currency, period_start) do update set used = c.used + excluded.used`);
}

/** One conditional upsert: 20 at once never exceed the cap together. */
async function reserveUnderCap(
  tx: Transaction,
  { playerId, currency, amount }: Counted,
  cap: bigint,
  now: Date,
): Promise<void> {
  const start = periodStart('month', now);
  const refusal = new Refusal('deposit_limit_reached', { path: ['amount_cents'], params: { period: 'month' } });
  if (amount > cap) throw refusal;
  const taken = await tx.query(sql`
    insert into capped_deposits as c (player_id, currency, period_start, used) values (${playerId}, ${currency}, ${start}, ${amount})
    on conflict (player_id, currency, period_start) do update set used = c.used + excluded.used
    where c.used + excluded.used <= ${cap}
    returning used`);
  if (taken.length === 0) throw refusal;
}

/** A deposit came to nothing: what it had reserved is free again, as far as its period still runs. */
export async function releaseDeposit(tx: Transaction, order: Counted & { reservedAt: Date }): Promise<void> {
  const { playerId, currency, amount, reservedAt, now } = order;
  const locked = await lockLimits(tx, [playerId], now);
  for (const usage of locked.of(playerId)?.usages ?? []) {
    const concerned =
      usage.currency === currency && usage.type === 'deposit' && periodStarts(now)[usage.period] <= reservedAt;
    if (concerned) locked.count(usage, usage.used > amount ? -amount : -usage.used);
  }
  await locked.write(tx);
  await tx.query(sql`
    update capped_deposits set used = greatest(0, used - ${amount}::bigint)
    where player_id = ${playerId} and currency = ${currency} and period_start = ${periodStart('month', reservedAt)}`);
}
