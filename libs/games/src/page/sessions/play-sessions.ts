import { toWire } from '@croupier/contracts';
import type { GameMath, Json, RandomStream } from '@croupier/game-math';

export const SESSIONS = 10_000;
/** Rounds of one session. */
export const SESSION_ROUNDS = 100;
/** A multiple of ten: pokies pay in tenths of the stake. */
const STAKE_CENTS = 1_000;
const REPORT_EVERY = 100;
const MIDDLE_OF_DICE = 4_950;

/**
 * How a game is bet on when nothing is chosen for it; undefined where decisions within the round make the result: those
 * are a player's and not the game's.
 */
export function usualParams(kind: GameMath['kind']): Json | undefined {
  switch (kind) {
    case 'pokie':
      return {};
    case 'dice':
      return { target: MIDDLE_OF_DICE, side: 'under' };
    default:
      return undefined;
  }
}

/** A stream for estimates. No round a player bets on comes from one. */
export function estimatingStream(random: () => number): RandomStream {
  return {
    byte: () => Math.floor(random() * 256),
    float: random,
    draw: (outcomes) => Math.floor(random() * outcomes),
  };
}

interface Playing {
  math: GameMath;
  random: () => number;
  sessions?: number;
  report?: (share: number) => void;
}

/** What sessions of a hundred rounds give back of their stakes, rising: every round of them is played by the game's own maths. */
export function playSessions({ math, random, sessions = SESSIONS, report }: Playing): Float64Array {
  const stream = estimatingStream(random);
  const params = usualParams(math.kind);
  if (params === undefined) throw new RangeError(`${math.id} is decided by its player`);
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
