import { rouletteWheel } from '@croupier/game-math';

const POCKET_DEGREES = 360 / rouletteWheel.length;
/** Full turns of the wheel per spin. */
const WHEEL_TURNS = 1;
const BALL_TURNS = 6;
/** Share of the spin after which the ball leaves the rim for the pockets. */
const DROPS_FROM = 0.72;

export interface SpinMoment {
  /** Clockwise rotation in degrees. */
  wheel: number;
  ball: number;
  /** Height of the ball: 1 on the rim, 0 in its pocket. */
  height: number;
}

/** Returns the position of a pocket on a wheel at rest, in degrees clockwise from the top. */
export const pocketDegrees = (pocket: number): number => rouletteWheel.indexOf(pocket) * POCKET_DEGREES;

const slowing = (part: number): number => 1 - (1 - part) ** 3;

/**
 * Returns the position of wheel and ball at a time of the spin. A pure function of time, so that every page shows the
 * same and ends in the same pocket.
 */
export function spinMoment(pocket: number, elapsedMs: number, lastsMs: number): SpinMoment {
  const part = lastsMs > 0 ? Math.min(1, Math.max(0, elapsedMs / lastsMs)) : 1;
  const left = 1 - slowing(part);
  const drop = Math.max(0, (part - DROPS_FROM) / (1 - DROPS_FROM));
  // The ball bounces twice, lower each time, and then stops.
  const bounce = Math.abs(Math.cos(drop * Math.PI * 2.5)) * (1 - drop) ** 1.5;
  return {
    wheel: left * -360 * WHEEL_TURNS,
    ball: pocketDegrees(pocket) + left * 360 * BALL_TURNS,
    height: drop === 0 ? 1 : bounce,
  };
}
