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

/** What outcomes and events leave for a bet; what it holds of them already is not in `taken`. */
export const legRooms = ({ terms, currency, reserves, limits }: Asking, taken: Pick<Reserves, 'of'>): Room[] =>
  reserves.flatMap((reserve, at) => {
    if (reserve.amount <= 0n) return [];
    const of = { needed: reserve.amount, needs: (stake: bigint) => liabilityOf(stake, terms, at) };
    return [
      { ...of, reason: 'outcome', free: limits.of('outcome', currency) - taken.of(reserve) },
      { ...of, reason: eventReason(reserve), free: limits.of('event', currency) - taken.of(wholeEvent(reserve)) },
    ];
  });

/** What the bettor knows the event as. */
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

/** What the player's open bets and the day leave for a bet. */
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
