import { type GameRound, toWire } from '@croupier/contracts';
import { createStream, games, type PokieOutcome } from '@croupier/game-math';
import { nodeHmac } from '@croupier/game-math/node';
import { roundOf } from './session.ts';

/** Returns the first matching round of a title's real maths, at a stake of 1.00. */
export function roundWhere(fits: (outcome: PokieOutcome) => boolean, maths = 'orchard-hours'): GameRound {
  const math = games[maths]!;
  for (let nonce = 0; ; nonce++) {
    const stream = createStream(nodeHmac, { serverSeed: 's', clientSeed: 'c', nonce });
    const { outcome, win, steps } = math.play(stream, { stake: 100n, params: {} }, null);
    if (fits(outcome as unknown as PokieOutcome)) return roundOf({ outcome, win_cents: toWire(win), steps });
  }
}
