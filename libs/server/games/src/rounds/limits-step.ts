import { lockFreeLimits, refusalOfStake } from '@croupier/server-limits';
import type { BatchStep } from './batch-step.ts';

/** Loss, wager and session limits, and exclusions: decided inside the bet's own transaction. */
export const limitsStep: BatchStep = {
  name: 'limits',
  async prepare({ tx, now, playerIds }) {
    const { limits: locked, held } = await lockFreeLimits(tx, playerIds, now);
    return {
      held,
      refuse: (order) =>
        refusalOfStake(locked.of(order.playerId), order.currency, order.giftId === null ? order.stake : 0n),
      apply({ order: { playerId, currency }, stake, win }) {
        const limits = locked.of(playerId);
        if (!limits) return;
        for (const usage of limits.usages) {
          if (usage.currency !== currency || usage.type === 'deposit') continue;
          locked.count(usage, usage.type === 'loss' ? stake - win : stake);
        }
        locked.countPlayTime(playerId);
      },
      write: () => locked.write(tx),
    };
  },
};
