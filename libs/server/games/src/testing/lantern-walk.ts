import { toWire } from '@croupier/contracts';
import type { Json, Played } from '@croupier/game-math';
import type { RoundMath } from '../game.ts';

/** A game with decisions, for tests: each step doubles the pot or ends the round at nothing; leaving takes the pot; raising stakes once more what it began with. */
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
    if (params === 'raise') {
      const raised = pot + toWire(stake);
      return { win: 0n, outcome: { pot: raised }, state: { pot: raised }, steps: 1 };
    }
    const lost = stream.draw(2) === 0;
    const next: Json = lost ? null : { pot: pot * 2 };
    return { win: 0n, outcome: { lost }, state: next, steps: 1 };
  },
  decisions: {
    validate: (action) => (action === 'step' || action === 'leave' || action === 'raise' ? action : null),
    allows: () => true,
    adds: (_state, action, stake) => (action === 'raise' ? stake : 0n),
    conclude: () => 'leave',
  },
};
