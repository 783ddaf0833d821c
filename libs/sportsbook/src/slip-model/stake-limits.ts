import type { RefusedField } from '@croupier/api-client';
import { largestStake, totalOdds } from '@croupier/bet-math';
import { type Gift, type MostStake, toWire, type UserLimit } from '@croupier/contracts';
import { leastOddsOf } from './free-bets.query.ts';
import type { SlipBet } from './slip-bets.ts';
import type { StakeSettings } from './useStakeSettings.ts';

/** Returns a refusal if the odds of a bet are below the free bet's minimum odds; otherwise null. */
export const checkFreeBet = (gift: Gift | null, bets: readonly SlipBet[]): RefusedField | null =>
  gift && bets.some(({ terms }) => totalOdds(terms) < leastOddsOf(gift))
    ? { path: ['gift_id'], code: 'gift_does_not_fit', text: '', params: { least_odds: leastOddsOf(gift) } }
    : null;

const largestOf = (terms: SlipBet['terms'], maxReturn: number): number =>
  toWire(largestStake(BigInt(maxReturn), terms));

interface Bounds extends Pick<StakeSettings, 'stakes'> {
  /** Player's own maximum stake, if the operator set one. */
  most: MostStake | null;
}

/** Amounts the player can stake on all bets together; null where unknown. */
export interface Means {
  /** Balance of the wallet. */
  readonly cash: number | null;
  /** Amounts left under the player's own loss and stake limits. */
  readonly loss: number | null;
  readonly wager: number | null;
}

/** Returns the amount left under a player's limits of one type in a currency. The strictest limit applies. */
export function leftOf(limits: readonly UserLimit[], type: 'loss' | 'wager', currency: string): number | null {
  const left = limits
    .filter((limit) => limit.type === type)
    .flatMap(({ accounts }) => accounts)
    .filter((account) => account.currency === currency)
    .map(({ amount_cents, current_value_amount_cents }) => amount_cents - Math.abs(current_value_amount_cents));
  return left.length > 0 ? Math.max(0, Math.min(...left)) : null;
}

/**
 * Returns the largest stake that every one of the bets accepts, by the server's rules, the balance and the player's own
 * limits. Null until the rules have loaded, and if no valid stake is left.
 */
export function largestOfAll(
  bets: readonly SlipBet[],
  { stakes, most, means }: Bounds & { means: Means },
): number | null {
  if (!stakes || bets.length === 0) return null;
  const byReturn = Math.min(...bets.map(({ terms }) => largestOf(terms, stakes.max_return_cents)));
  const shares = [means.cash, means.loss, means.wager].filter((each) => each !== null);
  const largest = Math.min(
    byReturn,
    most?.max_stake_cents ?? byReturn,
    ...shares.map((each) => Math.floor(each / bets.length)),
  );
  return bets.every((bet) => largest >= leastOf(bet, stakes)) ? largest : null;
}

const leastOf = ({ shape }: SlipBet, stakes: NonNullable<Bounds['stakes']>): number =>
  Math.max(stakes.min_stake_cents, shape.lines);

/** Returns the refusal the server would give this stake, by the rules it publishes. */
export function checkStakeLimits(
  bet: SlipBet,
  stake: number,
  { stakes, currency, most }: Bounds & Pick<StakeSettings, 'currency'>,
): RefusedField | null {
  if (!stakes) return null;
  const refusal = (code: string, params: Record<string, number | string>): RefusedField => ({
    path: ['stake_cents'],
    code,
    text: '',
    params: { ...params, currency },
  });
  const least = leastOf(bet, stakes);
  if (stake < least) return refusal('stake_too_small', { min_stake_cents: least });
  const largest = largestOf(bet.terms, stakes.max_return_cents);
  if (most && most.max_stake_cents < largest && stake > most.max_stake_cents)
    return refusal('stake_too_large', { max_stake_cents: most.max_stake_cents, reason: most.reason });
  return stake > largest ? refusal('stake_too_large', { max_stake_cents: largest }) : null;
}
