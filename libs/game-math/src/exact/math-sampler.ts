import type { GameMath } from '../game.ts';
import type { RandomStream } from '../stream.ts';

const STAKE = 10n;

/**
 * Returns a sampler of round payouts, in tenths of the stake, that plays whole rounds: for games without a table of
 * chances.
 */
export function mathSampler(math: GameMath, random: () => number): () => number {
  const stream: RandomStream = {
    byte: () => Math.floor(random() * 256),
    float: random,
    draw: (outcomes) => Math.floor(random() * outcomes),
  };
  return () => Number.parseInt(math.play(stream, { stake: STAKE, params: {} }, null).win.toString(), 10);
}
