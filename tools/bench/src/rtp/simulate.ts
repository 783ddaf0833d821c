import { createStream, type GameMath, type Json } from '@croupier/game-math';
import { nodeHmac } from '@croupier/game-math/node';

export interface Simulated {
  readonly mean: number;
  readonly deviation: number;
  readonly hits: number;
}

const STAKE = 1_000n;

/** Plays rounds exactly as the server draws them, one nonce after the other. */
export function simulate(math: GameMath, params: Json, count: number, serverSeed: string): Simulated {
  let [sum, squares, hits] = [0, 0, 0];
  for (let nonce = 0; nonce < count; nonce++) {
    const { win } = math.play(
      createStream(nodeHmac, { serverSeed, clientSeed: 'bench', nonce }),
      { stake: STAKE, params },
      null,
    );
    const multiple = Number(win) / Number(STAKE);
    sum += multiple;
    squares += multiple * multiple;
    if (win > 0n) hits += 1;
  }
  const mean = sum / count;
  return {
    mean,
    deviation: Math.sqrt(squares / count - mean * mean),
    hits,
  };
}
