import assert from 'node:assert/strict';
import { Refusal } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import type { Transaction } from '@croupier/server-database';
import { isBlocking, type LimitsOfPlayer, type LockedLimits, lockLimits, type Usage } from './usage.ts';

export interface Counted {
  playerId: number;
  currency: CurrencyCode;
  /** Subunits, above zero. */
  amount: bigint;
  now: Date;
}

const takesStakes = ({ type }: Usage): boolean => type !== 'deposit';

/** Returns the refusal of a stake, or null. The strictest limit decides. */
export function refusalOfStake(limits: LimitsOfPlayer | null, currency: string, amount: bigint): Refusal | null {
  if (!limits) return null;
  const block = limits.blocks.find(isBlocking);
  if (block) return new Refusal(block.type === 'session' ? 'session_limit_reached' : 'excluded');
  for (const usage of limits.usages) {
    if (usage.currency !== currency || !takesStakes(usage) || usage.used + amount <= usage.amount) continue;
    return new Refusal('limit_reached', { params: { type: usage.type, period: usage.period } });
  }
  return null;
}

/**
 * Counts a stake on the player's loss, wager and session limits, or refuses it. Runs in the transaction of the debit,
 * after it.
 */
export async function checkStake(tx: Transaction, { playerId, currency, amount, now }: Counted): Promise<void> {
  assert(amount >= 0n); // A free bet stakes no money of the player, but breaks apply to it too.
  const locked = await lockLimits(tx, [playerId], now);
  const refusal = refusalOfStake(locked.of(playerId), currency, amount);
  if (refusal) throw refusal;
  countStake(locked, { playerId, currency, amount });
  await locked.write(tx);
}

/** Counts a stake that is not refused; the caller writes it. */
export function countStake(locked: LockedLimits, { playerId, currency, amount }: Omit<Counted, 'now'>): void {
  for (const usage of locked.of(playerId)?.usages ?? [])
    if (usage.currency === currency && takesStakes(usage)) locked.count(usage, amount);
  locked.countPlayTime(playerId);
}

/** Records a return from a bet, which reduces the net loss of the period. */
export const recordReturn = (tx: Transaction, { now, ...counted }: Counted): Promise<void> =>
  recordBetEnds(tx, [{ ...counted, as: 'return' }], now);

/** Reverses a bet that is void or rolled back: its stake counts neither as loss nor as wager. */
export const returnStake = (tx: Transaction, { now, ...counted }: Counted): Promise<void> =>
  recordBetEnds(tx, [{ ...counted, as: 'void' }], now);

export interface BetEnd extends Omit<Counted, 'now'> {
  as: 'return' | 'void';
}

/** Records the ends of many bets, locking and writing all their players' counters together. */
export async function recordBetEnds(tx: Transaction, ends: readonly BetEnd[], now: Date): Promise<void> {
  assert(ends.every(({ amount }) => amount > 0n));
  if (ends.length === 0) return;
  const locked = await lockLimits(tx, Array.from(new Set(ends.map(({ playerId }) => playerId))), now);
  for (const { playerId, currency, amount, as } of ends) {
    for (const usage of locked.of(playerId)?.usages ?? []) {
      if (usage.currency !== currency || !takesStakes(usage)) continue;
      if (usage.type === 'loss') locked.count(usage, -amount);
      else if (as === 'void') locked.count(usage, usage.used < amount ? -usage.used : -amount);
    }
  }
  await locked.write(tx);
}

/** Correction of a settled bet: the differences in its player's loss and wager. */
interface BetCorrected {
  playerId: number;
  currency: CurrencyCode;
  loss: bigint;
  wager: bigint;
}

/** Counts corrections in the period in which they are made. */
export async function recordBetCorrections(
  tx: Transaction,
  corrected: readonly BetCorrected[],
  now: Date,
): Promise<void> {
  const some = corrected.filter(({ loss, wager }) => loss !== 0n || wager !== 0n);
  if (some.length === 0) return;
  const locked = await lockLimits(tx, Array.from(new Set(some.map(({ playerId }) => playerId))), now);
  for (const { playerId, currency, loss, wager } of some) {
    for (const usage of locked.of(playerId)?.usages ?? []) {
      if (usage.currency !== currency || !takesStakes(usage)) continue;
      if (usage.type === 'loss') locked.count(usage, loss);
      else locked.count(usage, usage.used + wager < 0n ? -usage.used : wager);
    }
  }
  await locked.write(tx);
}
