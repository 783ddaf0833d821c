import { toWire } from '@croupier/contracts';
import type { Json, Played } from '@croupier/game-math';
import type { RoundMath } from '../game.ts';

/** A game with decisions, for tests: each step doubles the pot or ends the round at nothing; leaving takes the pot. */
export const lanternWalk: RoundMath = {
  id: 'lantern-walk',
  kind: 'dice',
  version: '00000000000000aa',
  rtp: 0.5,
  hitRate: null,
  volatility: null,
  deviation: null,
  maxWinMultiple: 1024,
  stakes: () => ({ min: 1n, max: 1_000_000n, step: 1n, ladder: [1n], initial: 1n }),
  validate: (params) => (params === 'start' ? params : null),
  play(stream, { stake, params }, state): Played {
    if (params === 'start')
      return {
        win: 0n,
        outcome: { pot: toWire(stake) },
        state: { pot: toWire(stake), secret: stream.draw(1000) },
        steps: 1,
      };
    const { pot } = state as { pot: number };
    if (params === 'leave') return { win: BigInt(pot), outcome: { left: pot }, state: null, steps: 1 };
    const lost = stream.draw(2) === 0;
    const next: Json = lost ? null : { pot: pot * 2 };
    return { win: 0n, outcome: { lost }, state: next, steps: 1 };
  },
  decisions: {
    validate: (action) => (action === 'step' || action === 'leave' ? action : null),
    allows: () => true,
    conclude: () => 'leave',
  },
};
