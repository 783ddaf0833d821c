import { liabilityOf, marketKind } from '@croupier/bet-math';
import type { CurrencyCode } from '@croupier/money';
import type { OperatorLimits } from '../limits/operator-limits.ts';
import type { Room } from '../limits/rooms.ts';
import { type Reserve, type Reserves, wholeEvent } from './liability.ts';
import { possibleReturn } from './stake-rules.ts';

type Terms = Parameters<typeof liabilityOf>[1] & Parameters<typeof possibleReturn>[0]['terms'];

/** A bet whose reserves are asked for: of each leg one, in their order. */
interface Asking {
  terms: Terms;
  currency: CurrencyCode;
  reserves: readonly Reserve[];
  limits: OperatorLimits;
}

/**
 * Returns the remaining liability for a bet on its outcomes and events. `taken` excludes what this bet reserves itself.
 */
export const legRooms = ({ terms, currency, reserves, limits }: Asking, taken: Pick<Reserves, 'of'>): Room[] =>
  reserves.flatMap((reserve, at) => {
    if (reserve.amount <= 0n) return [];
    const of = { needed: reserve.amount, needs: (stake: bigint) => liabilityOf(stake, terms, at) };
    return [
      { ...of, reason: 'outcome', free: limits.of('outcome', currency) - taken.of(reserve) },
      { ...of, reason: eventReason(reserve), free: limits.of('event', currency) - taken.of(wholeEvent(reserve)) },
    ];
  });

/** Returns the refusal reason that matches the kind of event the bettor sees. */
function eventReason({ market_id }: Reserve): Room['reason'] {
  const span = marketKind(market_id)?.span;
  return span === 'race' || span === 'season' ? span : 'event';
}

interface Possible {
  terms: Terms;
  currency: CurrencyCode;
  isFree: boolean;
  possible: bigint;
  limits: OperatorLimits;
}

/** Returns the remaining liability for a bet on the player's open bets and on the day. */
export function betRooms(
  { terms, currency, isFree, possible, limits }: Possible,
  taken: { player: bigint; day: bigint },
): Room[] {
  const of = { needed: possible, needs: (stake: bigint) => possibleReturn({ stake, terms, isFree }) };
  return [
    { ...of, reason: 'player', free: limits.of('player', currency) - taken.player },
    { ...of, reason: 'day', free: limits.of('day', currency) - taken.day },
  ];
}
