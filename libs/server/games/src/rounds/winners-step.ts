import { maskName } from '../winners/mask-name.ts';
import { isNews, tellWins, type Win } from '../winners/tell-wins.ts';
import type { BatchStep } from './batch-step.ts';

/** The best wins of a batch become public. */
export const winnersStep: BatchStep = {
  name: 'winners',
  async prepare({ tx, now }) {
    const won: Win[] = [];
    return {
      apply({ order, slug, stake, win, ended }) {
        // A round with decisions is published as a whole when it has ended.
        const told = order.kind === 'play' ? { stake, win } : ended;
        const { playerId, currency } = order;
        if (told && isNews({ currency, ...told }))
          won.push({ ...{ playerId, currency, game: slug, nickname: maskName(order.nickname) }, ...told });
      },
      write: () => tellWins(tx, won, now),
    };
  },
};
