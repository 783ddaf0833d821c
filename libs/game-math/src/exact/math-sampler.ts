import type { GameMath } from '../game.ts';
import type { RandomStream } from '../stream.ts';

const STAKE = 10n;

/** Draws what whole rounds pay, in tenths of the stake, where no table of chances is known: by playing each. */
export function mathSampler(math: GameMath, random: () => number): () => number {
  const stream: RandomStream = {
    byte: () => Math.floor(random() * 256),
    float: random,
    draw: (outcomes) => Math.floor(random() * outcomes),
  };
  return () => Number.parseInt(math.play(stream, { stake: STAKE, params: {} }, null).win.toString(), 10);
}
