import { hundredths, isWhole } from '../fields.ts';
import { LIMBO_LEAST, LIMBO_MOST, LIMBO_RANGE, limboResult } from '../limbo/limbo.ts';
import type { RandomStream } from '../stream.ts';

/** Cash-out range in hundredths: 1.01 to 5,000.00. At the maximum, every open bet is paid. */
export const CRASH_LEAST = LIMBO_LEAST;
export const CRASH_MOST = LIMBO_MOST;
/** Growth factor per millisecond: ×2 after 11.6 s, ×10 after 38 s. */
const GROWTH = 1.00006;
/** Upper bound of the time until the curve reaches its maximum. */
const LONGEST_MS = 150_000;

/**
 * Draws the multiplier at which a round crashes, in hundredths, with limbo's distribution: P(≥ m) ≈ 0.99 / m. 100
 * crashes immediately.
 */
export const drawBust = (stream: RandomStream): number => limboResult(stream.draw(LIMBO_RANGE));

/**
 * Calculates the growth with products alone, which every engine rounds alike; `Math.pow` and `Math.exp` may differ in
 * the last digit.
 */
function growth(ms: number): number {
  let [result, factor] = [1, GROWTH];
  for (let left = ms; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result *= factor;
    factor *= factor;
  }
  return result;
}

/** Returns the multiplier on the curve after this many whole milliseconds, in hundredths. */
export function crashMultiplier(ms: number): number {
  if (!isWhole(ms, 0, LONGEST_MS)) return ms > 0 ? CRASH_MOST : 100;
  return Math.min(CRASH_MOST, Math.floor(growth(ms) * 100));
}

/** Returns the first millisecond at which the curve has reached a multiplier. */
export function crashReachedMs(multiplier: number): number {
  let [low, high] = [0, LONGEST_MS];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (crashMultiplier(middle) >= multiplier) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Returns the time of the crash in milliseconds: bets not cashed out before it lose. A crash at 1.00 is at zero. */
export function crashBustMs(bust: number): number {
  if (bust < CRASH_LEAST) return 0;
  return crashReachedMs(Math.min(bust + 1, CRASH_MOST));
}

export interface CrashBet {
  readonly stake: bigint;
  /** Auto cash-out, stored with the bet; hundredths. */
  readonly auto: number | null;
  /** Arrival of the player's own cash-out by the server's clock, in ms after take-off. */
  readonly cashedOutMs: number | null;
}

/**
 * Returns the multiplier at which a bet was cashed out, in hundredths, or null if it lost. The earlier of auto cash-out
 * and manual cash-out applies; one that arrives at the instant of the bust is too late.
 */
export function crashCashOut({ auto, cashedOutMs }: Omit<CrashBet, 'stake'>, bust: number): number | null {
  const bustMs = crashBustMs(bust);
  const own = cashedOutMs !== null && cashedOutMs < bustMs ? crashMultiplier(cashedOutMs) : null;
  // A bet that is still open at the maximum is paid there.
  const target = auto ?? CRASH_MOST;
  const reached = target <= bust ? target : null;
  if (own === null || own < CRASH_LEAST) return reached;
  return reached === null ? own : Math.min(own, reached);
}

/** Returns the payout of a bet, rounded down to a subunit. */
export function crashWin(bet: CrashBet, bust: number): bigint {
  const multiplier = crashCashOut(bet, bust);
  return multiplier === null ? 0n : hundredths(bet.stake, multiplier);
}
