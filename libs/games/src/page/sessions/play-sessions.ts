import { toWire } from '@croupier/contracts';
import type { GameMath, Json, RandomStream } from '@croupier/game-math';

export const SESSIONS = 10_000;
/** Number of rounds in a session. */
export const SESSION_ROUNDS = 100;
/** Stake per round. A multiple of ten: pokies pay in tenths of the stake. */
const STAKE_CENTS = 1_000;
const REPORT_EVERY = 100;

/** Creates a random stream for estimates. Rounds that players bet on never use it. */
export function estimatingStream(random: () => number): RandomStream {
  return {
    byte: () => Math.floor(random() * 256),
    float: random,
    draw: (outcomes) => Math.floor(random() * outcomes),
  };
}

interface Playing {
  math: GameMath;
  /** Bet of each round. */
  params: Json;
  random: () => number;
  sessions?: number;
  report?: (share: number) => void;
}

/**
 * Returns the returns of simulated sessions of a hundred rounds, in ascending order. The game's own maths plays every
 * round.
 */
export function playSessions({ math, params, random, sessions = SESSIONS, report }: Playing): Float64Array {
  const stream = estimatingStream(random);
  const stake = BigInt(STAKE_CENTS);
  const shares = new Float64Array(sessions);
  for (let session = 0; session < sessions; session++) {
    let paid = 0n;
    for (let round = 0; round < SESSION_ROUNDS; round++) paid += math.play(stream, { stake, params }, null).win;
    shares[session] = toWire(paid) / STAKE_CENTS / SESSION_ROUNDS;
    if (session % REPORT_EVERY === 0) report?.(session / sessions);
  }
  return shares.sort();
}
