/*
 * Motion of one reel: a short move backwards, acceleration, even speed, and a stop with a small overshoot. Positions
 * are in symbols; a reel turns downwards, so the index of its top row falls. Times are in milliseconds.
 */

/** Speed in symbols a millisecond. */
export const SPEED = 0.026;
const BREATH_MS = 110;
const BREATH = 0.16;
const RISE_MS = 200;
/** Symbols travelled while slowing down, including the overshoot. */
const SLOW_WAY = 5.5;
const OVERSHOOT = 0.08;
const SLOW_MS = (2 * (SLOW_WAY + OVERSHOOT)) / SPEED;
const SETTLE_MS = 170;

export const STOP_MS = SLOW_MS + SETTLE_MS;

export interface ReelMotion {
  /** Index of the symbol on top at the start. */
  readonly from: number;
  readonly startedAt: number;
  /** Index where the reel stops and the time it starts to slow down; null until the outcome is known. */
  readonly stop: { readonly at: number; readonly index: number } | null;
}

export interface ReelPosition {
  /** Fractional index of the strip's symbol on top. */
  readonly top: number;
  /** Share of full speed, for the blur. */
  readonly rush: number;
  readonly resting: boolean;
}

const easeOut = (share: number): number => 1 - (1 - share) ** 2;

/** Returns the distance travelled since the start while the reel hasn't begun to stop. */
function travel(elapsed: number): number {
  if (elapsed <= BREATH_MS) return -BREATH * easeOut(Math.max(0, elapsed) / BREATH_MS);
  const rising = Math.min(elapsed - BREATH_MS, RISE_MS);
  const even = Math.max(0, elapsed - BREATH_MS - RISE_MS);
  return -BREATH + (SPEED * rising * rising) / (2 * RISE_MS) + SPEED * even;
}

export function positionOf({ from, startedAt, stop }: ReelMotion, now: number): ReelPosition {
  if (stop === null || now < stop.at) {
    const elapsed = now - startedAt;
    const rush = Math.min(1, Math.max(0, (elapsed - BREATH_MS) / RISE_MS));
    return { top: from - travel(elapsed), rush, resting: false };
  }
  const slowing = now - stop.at;
  if (slowing < SLOW_MS) {
    const share = slowing / SLOW_MS;
    // The strip is replaced under the blur, so that the drawn stop is always the same distance ahead.
    return { top: stop.index + SLOW_WAY - (SLOW_WAY + OVERSHOOT) * easeOut(share), rush: 1 - share, resting: false };
  }
  const settling = Math.min(1, (slowing - SLOW_MS) / SETTLE_MS);
  return { top: stop.index - OVERSHOOT * (1 - easeOut(settling)), rush: 0, resting: settling === 1 };
}

/** Time from the start of the spin until the first reel slows down; that reel stops after 0.9 s. */
const LEAST_SPIN_MS = 470;
const STAGGER_MS = 120;
const HELD_BREATH_MS = 900;
/** Share of the slowing phase that a hurried reel skips; it stops a fifth of a second later. */
const HURRIED_SLOW = 0.7;
const HURRIED_STAGGER_MS = 20;

/**
 * Returns the time at which each reel starts to slow down, left to right. A reel with anticipation slows down later.
 */
export function plannedStops(startedAt: number, now: number, held: readonly boolean[]): readonly number[] {
  let at = Math.max(now, startedAt + LEAST_SPIN_MS);
  return held.map((waits, reel) => (reel === 0 ? at : (at += waits ? HELD_BREATH_MS : STAGGER_MS)));
}

/** Returns the times for a hurried stop. Reels that have already stopped keep theirs. */
export const hurriedStops = (stops: readonly number[], now: number): readonly number[] =>
  stops.map((at, reel) => Math.min(at, now - SLOW_MS * HURRIED_SLOW + reel * HURRIED_STAGGER_MS));

/** Returns the time at which the symbols of a stopping reel first reach their rows, for the sound. */
export const landsAt = (stopAt: number): number => stopAt + SLOW_MS * 0.86;
