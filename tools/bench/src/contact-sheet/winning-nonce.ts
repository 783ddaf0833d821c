import { createStream, type GameMath } from '@croupier/game-math';
import { nodeHmac } from '@croupier/game-math/node';

export const SEED = 'contact sheet';
/** Client seed of the player in the arcade's dev server. */
const CLIENT_SEED = 'local';
const TRIED = 4_000;
const STAKE = 1_000n;
/** Minimum win for which the scene lights up. */
const TIMES = 5n;

/**
 * Returns the nonce of the first round under the sheet's seed with a large win; null if there is none, or if rounds
 * have decisions.
 */
export function winningNonce(math: GameMath): number | null {
  const params = math.validate({});
  if (params === null) return null;
  for (let nonce = 0; nonce < TRIED; nonce++) {
    const stream = createStream(nodeHmac, { serverSeed: SEED, clientSeed: CLIENT_SEED, nonce });
    const { win, state, steps } = math.play(stream, { stake: STAKE, params }, null);
    if (state === null && steps === 1 && win >= TIMES * STAKE) return nonce;
  }
  return null;
}
