import { createStream, type GameMath, type Json } from '@croupier/game-math';
import { nodeHmac } from '@croupier/game-math/node';

export interface Simulated {
  readonly mean: number;
  readonly deviation: number;
  readonly hits: number;
  readonly features: number;
  readonly seconds: number;
}

const STAKE = 1_000n;

/** Rounds exactly as the server draws them, one nonce after the other. */
export function simulate(math: GameMath, params: Json, count: number, serverSeed: string): Simulated {
  const startedAt = performance.now();
  let [sum, squares, hits, features] = [0, 0, 0, 0];
  for (let nonce = 0; nonce < count; nonce++) {
    const { win, steps } = math.play(
      createStream(nodeHmac, { serverSeed, clientSeed: 'bench', nonce }),
      { stake: STAKE, params },
      null,
    );
    const multiple = Number(win) / Number(STAKE);
    sum += multiple;
    squares += multiple * multiple;
    if (win > 0n) hits += 1;
    if (steps > 1) features += 1;
  }
  const mean = sum / count;
  return {
    mean,
    deviation: Math.sqrt(squares / count - mean * mean),
    hits,
    features,
    seconds: (performance.now() - startedAt) / 1_000,
  };
}
