import { LockedPoints, lockFreePoints } from '@croupier/server-promotions';
import type { BatchStep } from './batch-step.ts';

/** Comp points of what the player's own cash staked, by kind of game. */
export const pointsStep: BatchStep = {
  name: 'points',
  async prepare({ tx, playerIds }) {
    const { free, held } = await lockFreePoints(tx, playerIds);
    const points = new LockedPoints(free);
    return {
      held,
      apply({ order, slug, cash }) {
        if (cash === 0n) return;
        const { playerId, currency, math } = order;
        points.count({ playerId, currency, slug, kind: math.kind === 'pokie' ? 'pokies' : 'tables', amount: cash });
      },
      write: () => points.write(tx),
    };
  },
};
