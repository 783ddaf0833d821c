import { wheelSegments } from '@croupier/game-math';

export const SEGMENT_DEGREES = 360 / wheelSegments.length;
/** Whole turns while a round lasts. */
const TURNS = 4;
/** Largest push of the pegs on the pointer, in degrees. */
const PUSH = 22;

export interface TurnMoment {
  /** Degrees clockwise. */
  wheel: number;
  tongue: number;
}

const slowing = (part: number): number => 1 - (1 - part) ** 3;

/**
 * The wheel so far into a round, from the segment it stood at to the one that was drawn: a function of time, so that every page
 * shows the same. It stops with the middle of the segment under the tongue.
 */
export function turnMoment({ from, to }: { from: number; to: number }, elapsedMs: number, lastsMs: number): TurnMoment {
  const part = lastsMs > 0 ? Math.min(1, Math.max(0, elapsedMs / lastsMs)) : 1;
  const way = 360 * TURNS + (((from - to) * SEGMENT_DEGREES + 360) % 360);
  const gone = slowing(part) * way;
  const wheel = -from * SEGMENT_DEGREES + gone;
  // A peg has come to the tongue when half a segment is left to it, and lets go of it on its far side.
  const peg = ((((wheel / SEGMENT_DEGREES + 0.5) % 1) + 1) % 1) - 0.5;
  return {
    wheel: part === 1 ? -to * SEGMENT_DEGREES : wheel,
    tongue: part === 1 || part === 0 ? 0 : PUSH * (0.5 - Math.abs(peg)),
  };
}
