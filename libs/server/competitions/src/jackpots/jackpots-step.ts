import { drawJackpot, isAmong, winningNumbers } from '@croupier/game-math';
import { nodeHmac } from '@croupier/game-math/node';
import { currencyCodes } from '@croupier/money';
import type { BatchStep, Decided } from '@croupier/server-games';
import { takeHouseAccount } from '@croupier/server-wallet';
import type { Rates } from '../shared/rates.ts';
import { feedJackpots } from './feed-jackpots.ts';
import type { Feed } from './feed.ts';
import { KnownJackpots } from './known-jackpots.ts';
import { CENT_PICOS } from './pot.ts';

interface JackpotsStepOptions {
  /** Rates of the day. */
  rates: () => Rates;
  known?: KnownJackpots;
}

/**
 * Applies jackpots in the transaction of the bets: every stake of a player's own cash on a feeding title adds its share
 * and may win. Chance wins are decided with the bet; the rest happens when the batch is written, which locks the pools
 * only until the commit.
 */
export function jackpotsStep({ rates, known = new KnownJackpots() }: JackpotsStepOptions): BatchStep {
  return {
    name: 'jackpots',
    async prepare({ tx, now, orders }) {
      await known.refresh(tx, now);
      const isFeeding = orders.some((order) => order.kind === 'play' && (known.of(order.slug)?.levels.length ?? 0) > 0);
      if (!isFeeding) return {};
      const house = await takeHouseAccount(tx, { purpose: 'jackpots', currencies: currencyCodes });
      const today = rates();
      const feeds: Feed[] = [];
      return {
        apply(decided) {
          const feed = feedOf(known, today, decided);
          if (feed) feeds.push(feed);
        },
        write: () => feedJackpots(tx, { feeds, house, rates: today }),
      };
    },
  };
}

/** Returns a bet's feed; null for stakes paid by bonuses, spins or free bets, which neither feed nor win. */
function feedOf(known: KnownJackpots, rates: Rates, { order, cash, drawnFrom, at }: Decided): Feed | null {
  if (order.kind !== 'play' || !order.jackpots || cash <= 0n || !drawnFrom) return null;
  const jackpot = known.of(order.slug);
  if (!jackpot || jackpot.levels.length === 0) return null;
  const { id, levels } = jackpot;
  const staked = cash * rates[order.currency];
  const chances = levels.flatMap(({ id: levelId, terms }) => (terms.kind === 'chance' ? [{ levelId, terms }] : []));
  const drawn = chances.length > 0 ? drawJackpot(nodeHmac, drawnFrom) : 0n;
  const numbers = winningNumbers(
    staked,
    chances.map(({ terms }) => BigInt(terms.stakedPerWin) * CENT_PICOS),
  );
  const winning = numbers.findIndex((each) => isAmong(drawn, each));
  const hit = winning < 0 ? null : { levelId: chances[winning]!.levelId, drawn, numbers: numbers[winning]! };
  return { order, jackpot: id, levels, staked, hit, seedId: drawnFrom.seedId, nonce: drawnFrom.nonce, at };
}
