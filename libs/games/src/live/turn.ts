import { wheelSegments } from '@croupier/game-math';

export const SEGMENT_DEGREES = 360 / wheelSegments.length;
/** Full turns of the wheel per round. */
const TURNS = 4;
/** Largest push of the pegs on the pointer, in degrees. */
const PUSH = 22;

export interface TurnMoment {
  /** Clockwise rotation in degrees. */
  wheel: number;
  tongue: number;
}

const slowing = (part: number): number => 1 - (1 - part) ** 3;

/**
 * Returns the wheel's position at a time of the round, from the previous segment to the drawn one. A pure function of
 * time, so that every page shows the same. It stops with the middle of the segment under the pointer.
 */
export function turnMoment({ from, to }: { from: number; to: number }, elapsedMs: number, lastsMs: number): TurnMoment {
  const part = lastsMs > 0 ? Math.min(1, Math.max(0, elapsedMs / lastsMs)) : 1;
  const way = 360 * TURNS + (((from - to) * SEGMENT_DEGREES + 360) % 360);
  const gone = slowing(part) * way;
  const wheel = -from * SEGMENT_DEGREES + gone;
  // A peg touches the pointer when half a segment is left, and releases it on the far side.
  const peg = ((((wheel / SEGMENT_DEGREES + 0.5) % 1) + 1) % 1) - 0.5;
  return {
    wheel: part === 1 ? -to * SEGMENT_DEGREES : wheel,
    tongue: part === 1 || part === 0 ? 0 : PUSH * (0.5 - Math.abs(peg)),
  };
}
