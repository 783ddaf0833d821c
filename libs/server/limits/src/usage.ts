import assert from 'node:assert/strict';
import { type LimitPeriod, type LimitType, toWire } from '@croupier/contracts';
import type { Queryable, Transaction } from '@croupier/server-database';
import {
  amountNow,
  type LimitCounter,
  lockCounters,
  lockFreeCounters,
  readCounters,
  type LimitCounters,
  writeCounters,
} from './limit-counters.ts';
import { periodStarts } from './period.ts';
import { publishLimits } from './publish-limits.ts';
import { announceTimeUp } from './time-up.ts';

/** Longest pause between two bets that counts as playing time. */
const PAUSE_MS = 2 * 60_000;

export type CountedType = Extract<LimitType, 'loss' | 'wager' | 'deposit'>;

/** Limit's current amount and count in one currency; locked. */
export interface Usage {
  type: CountedType;
  period: Exclude<LimitPeriod, 'forever'>;
  currency: string;
  /** Subunits. */
  amount: bigint;
  used: bigint;
}

/** Reason that blocks a player from playing at all. */
export interface Block {
  type: 'coolingoff' | 'selfexclusion' | 'session';
  /** Seconds left to play under a session limit; null for exclusions. */
  secondsLeft: number | null;
}

export interface LimitsOfPlayer {
  playerId: number;
  usages: Usage[];
  blocks: Block[];
}

/**
 * Current limits of players, locked until the transaction ends: a confirmed higher limit applies once its time has
 * come, and a count of a past period reads as zero. Count all bets, then write once.
 */
export class LockedLimits {
  readonly #rows: Map<number, LimitCounters>;
  readonly #counters = new Map<Usage, { counter: LimitCounter; row: LimitCounters }>();
  readonly #players = new Map<number, LimitsOfPlayer>();
  readonly #changed = new Set<LimitCounters>();
  /** Players whose playing time ran out in this transaction: rarely any. */
  readonly #timeUp = new Set<number>();
  /** Players who just reached a limit, so that their pages show it. */
  readonly #reached = new Set<number>();
  readonly #now: Date;

  constructor(locked: readonly LimitCounters[], now: Date) {
    this.#rows = new Map(locked.map((row) => [row.playerId, row]));
    this.#now = now;
  }

  /** Returns a player's limits; null if they never set one. */
  of(playerId: number): LimitsOfPlayer | null {
    const read = this.#players.get(playerId);
    if (read) return read;
    const row = this.#rows.get(playerId);
    if (!row) return null;
    const limits: LimitsOfPlayer = { playerId, usages: [], blocks: blocksOf(row.counters, this.#now) };
    for (const counter of row.counters) {
      const usage = usageOf(counter, this.#now);
      if (!usage) continue;
      this.#counters.set(usage, { counter, row });
      limits.usages.push(usage);
    }
    this.#players.set(playerId, limits);
    return limits;
  }

  /** Counts on a usage returned by `of`. */
  count(usage: Usage, amount: bigint): void {
    const counted = this.#counters.get(usage);
    assert(counted);
    const { counter, row } = counted;
    if (usage.used < usage.amount && usage.used + amount >= usage.amount) this.#reached.add(row.playerId);
    usage.used += amount;
    counter.used = String(usage.used);
    counter.start = periodStarts(this.#now)[usage.period].getTime();
    this.#changed.add(row);
  }

  /**
   * Counts the time since the player's previous bet, in a game or on a match, on the session limits. The bet that uses
   * up the rest is the last one.
   */
  countPlayTime(playerId: number): void {
    const row = this.#rows.get(playerId);
    if (!row) return;
    const at = this.#now.getTime();
    for (const counter of row.counters.filter(({ type }) => type === 'session')) {
      const passed = at - counter.lastBet;
      if (passed <= 0) continue; // Bets of one batch, or the clock of another instance.
      counter.lastBet = at;
      this.#changed.add(row);
      if (passed > PAUSE_MS) continue;
      const start = startOf(counter, this.#now);
      // Playing time before the start of the period belongs to the previous one.
      const counted = Math.min(passed, at - start);
      const used = (counter.start < start ? 0 : Number(counter.used)) + counted;
      counter.used = String(used);
      counter.start = start;
      const allowed = amountNow(counter, at);
      if (allowed !== null && used >= toWire(allowed) * 1000) this.#timeUp.add(playerId);
    }
  }

  async write(tx: Transaction): Promise<void> {
    // All statements are sent with the rest of a batch; those after the first are rarely needed.
    const timeUp = this.#timeUp.size > 0 && announceTimeUp(tx, this.#timeUp);
    const reached = new Set([...this.#reached, ...this.#timeUp]);
    const told = reached.size > 0 && publishLimits(tx, Array.from(reached));
    await Promise.all([writeCounters(tx, Array.from(this.#changed)), timeUp, told]);
  }
}

const startOf = ({ period }: LimitCounter, now: Date): number =>
  period === 'forever' ? 0 : periodStarts(now)[period].getTime();

function usageOf(counter: LimitCounter, now: Date): Usage | null {
  const { type, period, currency } = counter;
  if (period === 'forever' || (type !== 'loss' && type !== 'wager' && type !== 'deposit')) return null;
  const amount = amountNow(counter, now.getTime());
  if (amount === null) return null;
  return { type, period, currency, amount, used: counter.start < startOf(counter, now) ? 0n : BigInt(counter.used) };
}

function blocksOf(counters: readonly LimitCounter[], now: Date): Block[] {
  const at = now.getTime();
  return counters.flatMap((counter): Block[] => {
    if (counter.type === 'coolingoff' || counter.type === 'selfexclusion') {
      return counter.ends === null || counter.ends > at ? [{ type: counter.type, secondsLeft: null }] : [];
    }
    const allowed = counter.type === 'session' ? amountNow(counter, at) : null;
    if (allowed === null) return [];
    const usedMs = counter.start < startOf(counter, now) ? 0 : Number(counter.used);
    return [{ type: 'session', secondsLeft: Math.max(0, toWire(allowed) - usedMs / 1000) }];
  });
}

export async function lockLimits(tx: Transaction, playerIds: readonly number[], now: Date): Promise<LockedLimits> {
  return new LockedLimits(await lockCounters(tx, playerIds), now);
}

/** Returns the limits of players that no other transaction holds, and the ids of the others. */
export async function lockFreeLimits(
  tx: Transaction,
  playerIds: readonly number[],
  now: Date,
): Promise<{ limits: LockedLimits; held: readonly number[] }> {
  const { free, held } = await lockFreeCounters(tx, playerIds);
  return { limits: new LockedLimits(free, now), held };
}

/** Returns a player's current exclusions and session limits. */
export async function readBlocks(db: Queryable, playerId: number, now: Date): Promise<Block[]> {
  return blocksOf(await readCounters(db, playerId), now);
}

export const isBlocking = ({ type, secondsLeft }: Block): boolean => type !== 'session' || secondsLeft === 0;
