import { rouletteWheel } from '@croupier/game-math';

export const POCKET_DEGREES = 360 / rouletteWheel.length;

/** Returns the angle of a pocket's middle on the rotor, in degrees clockwise from its top. */
export const pocketDegrees = (pocket: number): number => rouletteWheel.indexOf(pocket) * POCKET_DEGREES;

export interface WheelState {
  /** Degrees of the rotor, and of the ball as seen by the viewer. */
  readonly rotor: number;
  readonly ball: number;
  /** Distance of the ball from the middle: 1 in its track, 0 in the pockets. */
  readonly out: number;
}

/** Shares of the spin at which the ball leaves its track and stops in its pocket. */
const FALLS = 0.56;
const RESTS = 0.86;
const ROUNDS = 7;
/** Angle where the winning pocket stops: at the bottom, where it is seen best. */
const BELOW = 180;

/** Returns the final angle of the rotor, after at least one whole turn. */
export const restOf = (from: number, pocket: number): number => {
  const to = BELOW - pocketDegrees(pocket);
  return from + 360 + ((((to - from) % 360) + 360) % 360);
};

/**
 * Returns the state of the wheel at a share of the spin. It is a fixed formula, so the ball always ends in the drawn
 * pocket.
 */
export function wheelAt(share: number, from: number, pocket: number): WheelState {
  const rotor = from + (restOf(from, pocket) - from) * (1 - (1 - share) ** 1.7);
  const still = Math.max(0, 1 - share / RESTS);
  const ball = rotor + pocketDegrees(pocket) + ROUNDS * 360 * still ** 2.3;
  return { rotor, ball, out: outAt(share) };
}

/** Falls, then bounces lower and lower over the pockets. */
function outAt(share: number): number {
  if (share < FALLS) return 1;
  const fall = (share - FALLS) / (RESTS - FALLS);
  if (fall >= 1) return 0;
  if (fall < 0.4) return 1 - (fall / 0.4) ** 2;
  if (fall < 0.72) return 0.42 * Math.sin(((fall - 0.4) / 0.32) * Math.PI);
  return 0.16 * Math.sin(((fall - 0.72) / 0.28) * Math.PI);
}

/** Shares of the spin at which the ball hits the pockets. */
export const strikes: readonly number[] = [0.4, 0.72, 1].map((fall) => FALLS + fall * (RESTS - FALLS));
