import assert from 'node:assert/strict';
import { Refusal } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import type { Transaction } from '@croupier/server-database';
import { isBlocking, lockUsage, readBlocks, type Usage, writeUsage } from './usage.ts';

export interface Counted {
  playerId: number;
  currency: CurrencyCode;
  /** Subunits, above zero. */
  amount: bigint;
  now?: Date;
}

/** Why a stake may not be taken, or null. The strictest limit decides. */
export function refusalOfStake(usages: readonly Usage[], amount: bigint): Refusal | null {
  const broken = usages.find((usage) => usage.used + amount > usage.amount);
  return broken ? new Refusal('limit_reached', { params: { type: broken.type, period: broken.period } }) : null;
}

/** Counts a stake on the player's loss and wager limits, or refuses it. In the transaction of the debit, after it. */
export async function checkStake(tx: Transaction, { playerId, currency, amount, now = new Date() }: Counted): Promise<void> {
  assert(amount > 0n);
  const usages = await lockUsage(tx, { playerIds: [playerId], types: ['loss', 'wager'], now });
  const blocks = await readBlocks(tx, { playerIds: [playerId], now });
  const block = blocks.find(isBlocking);
  if (block) throw new Refusal(block.type === 'session' ? 'session_limit_reached' : 'excluded');
  const concerned = usages.filter((usage) => usage.currency === currency);
  const refusal = refusalOfStake(concerned, amount);
  if (refusal) throw refusal;
  await writeUsage(tx, concerned.map((usage) => ({ ...usage, used: usage.used + amount })));
}

/** Money came back to the player from a bet: the net loss of the period falls. */
export async function recordReturn(tx: Transaction, { playerId, currency, amount, now = new Date() }: Counted): Promise<void> {
  assert(amount > 0n);
  const usages = await lockUsage(tx, { playerIds: [playerId], types: ['loss'], now });
  const concerned = usages.filter((usage) => usage.currency === currency);
  await writeUsage(tx, concerned.map((usage) => ({ ...usage, used: usage.used - amount })));
}

/** A bet did not count after all (void, rolled back): neither its stake as loss nor as wager. */
export async function returnStake(tx: Transaction, { playerId, currency, amount, now = new Date() }: Counted): Promise<void> {
  assert(amount > 0n);
  const usages = await lockUsage(tx, { playerIds: [playerId], types: ['loss', 'wager'], now });
  const concerned = usages.filter((usage) => usage.currency === currency);
  const less = (usage: Usage) => (usage.type === 'wager' && usage.used < amount ? 0n : usage.used - amount);
  await writeUsage(tx, concerned.map((usage) => ({ ...usage, used: less(usage) })));
}
