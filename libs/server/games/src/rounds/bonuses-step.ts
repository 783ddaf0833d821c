import { Refusal } from '@croupier/contracts';
import { opensFeature, purchaseIn } from '@croupier/game-math';
import { type BetAsked, BonusesInPlay, readBonusesInPlay, writeBonuses } from '@croupier/server-promotions';
import type { BatchStep } from './batch-step.ts';
import { opposesItself } from './opposing.ts';
import type { PlayOrder } from './order.ts';

const betOf = ({ playerId, currency, stake, params, math, slug, giftId }: PlayOrder): BetAsked => ({
  playerId,
  currency,
  stake,
  kind: math.kind,
  game: slug,
  odds: null,
  opposes: opposesItself({ math, params }),
  giftId,
  feature: opensFeature(params),
  bought: purchaseIn(math, params) !== null,
});

/** Bonuses that are wagered and free spins: what they forbid, what they pay, and what counts. */
export const bonusesStep: BatchStep = {
  name: 'bonuses',
  async prepare({ tx, now, playerIds }) {
    const bonuses = await readBonusesInPlay(tx, playerIds);
    if (bonuses.length === 0)
      return { refuse: ({ giftId }) => (giftId === null ? null : new Refusal('gift_not_active')) };
    const inPlay = new BonusesInPlay(bonuses, now);
    return {
      refuse: (order, before = 0n) => inPlay.refusalOf({ ...betOf(order), stake: order.stake + before }),
      funding: {
        available: (order) => inPlay.availableFor(betOf(order)),
        balance: (order) => inPlay.fundFor(order),
        pay: (order, cash) => inPlay.pay(betOf(order), cash),
        availableTo: (order, funding) => inPlay.availableTo(betOf(order), funding),
        raise: (order, funding, cash) => inPlay.raise(betOf(order), funding, cash),
        settle: (outcome) => inPlay.settle(outcome),
      },
      write: () => writeBonuses(tx, inPlay, now),
    };
  },
};
