import type { CurrencyCode } from '@croupier/money';
import { type BetAsked, BonusesInPlay } from './bonuses-in-play.ts';
import type { Definition } from './definitions.ts';
import { figuresOf } from './grant-bonus.ts';
import type { BonusInPlay } from './in-play.ts';
import { knowTerms } from './stored-terms.ts';

/** Round as played without a bonus. */
export type RecordedRound = Pick<BetAsked, 'kind' | 'stake'> & { game: string; win: bigint };

export interface Simulated {
  given: bigint;
  /** Amount converted to cash, which is the cost to the house. */
  released: bigint;
  /** Amount still being wagered at the end of the record. */
  open: bigint;
  stage: BonusInPlay['stage'];
}

const FAR = Number.MAX_SAFE_INTEGER;

/**
 * Simulates a bonus for a deposit: replays recorded rounds under the same rules as real bets and returns the result.
 * Skips rounds that its terms refuse or that no balance could pay.
 */
export function simulateBonus(
  definition: Definition,
  { currency, deposit, rounds }: { currency: CurrencyCode; deposit: bigint; rounds: Iterable<RecordedRound> },
): Simulated {
  const figures = figuresOf(definition.terms, { currency, deposit });
  const bonus: BonusInPlay = {
    id: 1,
    playerId: 1,
    definition: definition.id,
    version: definition.terms.version,
    type: definition.terms.type,
    gives: 'money',
    stage: 'handle_bets',
    currency,
    amount: figures.amount,
    requirement: figures.requirement,
    wagered: 0n,
    fund: figures.amount,
    accountId: 1n,
    released: 0n,
    cap: figures.cap,
    maxStake: figures.max_stake,
    openBets: 0,
    roundsLeft: 0,
    won: 0n,
    expiresAt: FAR,
  };
  knowTerms(definition);
  const play = new BonusesInPlay([bonus], new Date(0));
  let cash = deposit;
  for (const { kind, stake, game, win } of rounds) {
    if (bonus.stage !== 'handle_bets') break;
    const bet = { playerId: 1, currency, stake, kind, game, odds: null, opposes: false, giftId: null };
    if (play.refusalOf(bet) || stake > cash + play.availableFor(bet)) continue;
    const paid = play.pay(bet, cash);
    cash += paid.cash;
    if (paid.funding) cash += play.settle({ funding: paid.funding, stake, win, ended: true }).cash;
  }
  return { given: figures.amount, released: bonus.released, open: bonus.fund, stage: bonus.stage };
}
