import type { Motif } from '@croupier/game-art/symbols';

/** Motion of a winning symbol at a moment, in shares of its cell; rotation in radians. */
export interface Move {
  readonly rise: number;
  readonly turn: number;
  readonly grow: number;
}

const PERIOD_MS = 950;
const MOVING_MS = 760;
/** Delay between reels: a wave runs through a win from the left. */
const REEL_MS = 60;
const REST: Move = { rise: 0, turn: 0, grow: 0 };

/** Motions by motif: fruit swings, the sea lifts, moths flutter, animals hop, papers rock, jewels swell. */
const moves: Readonly<Record<Motif, (swell: number, sway: number) => Move>> = {
  orchard: (swell, sway) => ({ rise: 0, turn: 0.13 * sway, grow: 0.03 * swell }),
  sea: (swell, sway) => ({ rise: 0.06 * swell, turn: 0.05 * sway, grow: 0.02 * swell }),
  night: (swell, sway) => ({ rise: 0.03 * swell, turn: 0.04 * sway, grow: 0.06 * swell }),
  menagerie: (swell) => ({ rise: 0.08 * swell, turn: 0, grow: 0.03 * swell }),
  voyage: (swell, sway) => ({ rise: 0.02 * swell, turn: 0.08 * sway, grow: 0.03 * swell }),
  regalia: (swell) => ({ rise: 0, turn: 0, grow: 0.08 * swell }),
};

/** Returns the motion at a moment; zero at the start and end of each swell. */
export function moveAt(motif: Motif, elapsed: number, reel: number): Move {
  const since = elapsed - reel * REEL_MS;
  if (since <= 0) return REST;
  const share = (since % PERIOD_MS) / MOVING_MS;
  if (share >= 1) return REST;
  const swell = Math.sin(share * Math.PI);
  return moves[motif](swell, swell * Math.sin(share * Math.PI * 2));
}
