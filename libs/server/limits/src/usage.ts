import type { Queryable, Transaction } from '@croupier/server-database';
import type { LimitPeriod, LimitType } from './limit.ts';
import { periodStarts } from './period.ts';
import { amountNow, type Line, lockSheets, readSheet, type Sheet, writeSheets } from './sheet.ts';

export type CountedType = Extract<LimitType, 'loss' | 'wager' | 'deposit'>;

/** A limit's figure and count in one currency, as of now; locked. */
export interface Usage {
  type: CountedType;
  period: Exclude<LimitPeriod, 'forever'>;
  currency: string;
  /** Subunits. */
  amount: bigint;
  used: bigint;
}

/** What keeps a player from playing at all. */
export interface Block {
  type: 'coolingoff' | 'selfexclusion' | 'session';
  /** Of a session limit: seconds left to play; null for exclusions. */
  secondsLeft: number | null;
}

export interface LimitsOfPlayer {
  playerId: number;
  usages: Usage[];
  blocks: Block[];
}

/**
 * The limits of some players as they stand now, locked until the transaction ends: a confirmed loosening counts once its
 * time has come, a count of a past period reads as zero. Change `used` and `playSeconds`, then write.
 */
export class LockedLimits {
  readonly #sheets: Map<number, Sheet>;
  readonly #lines = new Map<Usage, Line>();
  readonly #players = new Map<number, LimitsOfPlayer>();
  readonly #changed = new Set<Sheet>();
  readonly #now: Date;

  constructor(sheets: readonly Sheet[], now: Date) {
    this.#sheets = new Map(sheets.map((sheet) => [sheet.playerId, sheet]));
    this.#now = now;
  }

  /** Null for who never set a limit. */
  of(playerId: number): LimitsOfPlayer | null {
    const known = this.#players.get(playerId);
    if (known) return known;
    const sheet = this.#sheets.get(playerId);
    if (!sheet) return null;
    const read: LimitsOfPlayer = { playerId, usages: [], blocks: blocksOf(sheet.lines, this.#now) };
    for (const line of sheet.lines) {
      const usage = usageOf(line, this.#now);
      if (!usage) continue;
      this.#lines.set(usage, line);
      read.usages.push(usage);
    }
    this.#players.set(playerId, read);
    return read;
  }

  /** Counts on a usage of `of`. */
  count(playerId: number, usage: Usage, amount: bigint): void {
    usage.used += amount;
    const line = this.#lines.get(usage)!;
    line.used = String(usage.used);
    line.start = periodStarts(this.#now)[usage.period].getTime();
    this.#changed.add(this.#sheets.get(playerId)!);
  }

  /** Playing time passed: counted on the player's session limits. */
  addPlayTime(playerId: number, seconds: number): void {
    const sheet = this.#sheets.get(playerId);
    const sessions = sheet?.lines.filter((line) => line.type === 'session') ?? [];
    for (const line of sessions) {
      const start = startOf(line, this.#now);
      line.used = String((line.start < start ? 0 : Number(line.used)) + seconds);
      line.start = start;
      this.#changed.add(sheet!);
    }
  }

  write(tx: Transaction): Promise<void> {
    return writeSheets(tx, Array.from(this.#changed));
  }
}

const startOf = ({ period }: Line, now: Date): number =>
  period === 'forever' ? 0 : periodStarts(now)[period].getTime();

function usageOf(line: Line, now: Date): Usage | null {
  const { type, period, currency } = line;
  if (period === 'forever' || (type !== 'loss' && type !== 'wager' && type !== 'deposit')) return null;
  const amount = amountNow(line, now.getTime());
  if (amount === null) return null;
  return { type, period, currency, amount, used: line.start < startOf(line, now) ? 0n : BigInt(line.used) };
}

function blocksOf(lines: readonly Line[], now: Date): Block[] {
  const at = now.getTime();
  return lines.flatMap((line): Block[] => {
    if (line.type === 'coolingoff' || line.type === 'selfexclusion') {
      return line.ends === null || line.ends > at ? [{ type: line.type, secondsLeft: null }] : [];
    }
    const allowed = line.type === 'session' ? amountNow(line, at) : null;
    if (allowed === null) return [];
    const used = line.start < startOf(line, now) ? 0 : Number(line.used);
    return [{ type: 'session', secondsLeft: Math.max(0, Number(allowed) - used) }];
  });
}

export async function lockLimits(tx: Transaction, playerIds: readonly number[], now: Date): Promise<LockedLimits> {
  return new LockedLimits(await lockSheets(tx, playerIds), now);
}

/** Exclusions in force and session limits of a player. */
export async function readBlocks(db: Queryable, playerId: number, now: Date): Promise<Block[]> {
  return blocksOf(await readSheet(db, playerId), now);
}

export const isBlocking = ({ type, secondsLeft }: Block): boolean => type !== 'session' || secondsLeft === 0;
