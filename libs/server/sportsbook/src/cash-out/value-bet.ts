import { cashOut, type CashOut, type ValuedLeg } from '@croupier/bet-math';
import type { CashOutOffer } from '@croupier/contracts';
import { possibleNow, voidFactorOf } from '../bets/bet-lines.ts';
import type { BetWithLegs, LegRow } from '../bets/bet-row.ts';
import type { LegState, Selection } from '../bets/leg-state.ts';

/** Margin on each open leg, in parts per million. */
const MARGIN = 40_000;

/** Returns the legs that are still open. */
export const openLegs = <Leg extends LegRow>({ legs }: { legs: readonly Leg[] }): Leg[] =>
  legs.filter(({ result }) => result === null);

export const selectionOf = ({ event_id, market_id, specifiers, outcome }: Selection): Selection => ({
  event_id,
  market_id,
  specifiers,
  outcome,
});

export type Valued = CashOut | { reason: NonNullable<CashOutOffer['reason']> };

/** Returns the value of a bet from the states of its open legs, in their order, or the reason there is none. */
export function valueBet(
  { row, legs, corrections }: Pick<BetWithLegs, 'row' | 'legs' | 'corrections'>,
  states: readonly LegState[],
): Valued {
  if (row.status !== 'accepted') return { reason: 'pending' };
  if (row.funding) return { reason: 'bonus' };
  if (legs.some(({ field }) => field !== null)) return { reason: 'field' };
  // What is owed on it comes out of what it returns, which an offer would not know of.
  if (row.written_off > 0n || corrections.some(wasKept)) return { reason: 'corrected' };
  if (!states.every(isKnown)) return { reason: 'suspended' };
  let next = 0;
  const valued = legs.map((leg) => {
    const { odds, banker, result, void_halves } = leg;
    if (result !== null && void_halves !== null) return { odds, banker, result, voidFactor: voidFactorOf(void_halves) };
    const { fair, back } = states[next++]!;
    return { odds, banker, result: null, fair, back } satisfies ValuedLeg & { banker: boolean };
  });
  const value = cashOut({ stake: row.stake, sizes: row.sizes, legs: valued }, MARGIN, possibleNow({ row, legs }));
  return value.offer > 0n ? value : { reason: 'worthless' };
}

/** Returns true if the player could not pay back all the bet had paid. */
const wasKept = ({ returned, moved }: BetWithLegs['corrections'][number]): boolean => (returned ?? 0n) + moved > 0n;

/** Returns true if the odds of a leg can be trusted: its feed sends, and betting on its match isn't suspended. */
const isKnown = ({ alive, stopped, eventStatus, marketStatus, marketReason }: LegState): boolean =>
  alive &&
  !stopped &&
  (eventStatus === 'not_started' || eventStatus === 'delayed' || eventStatus === 'live') &&
  (marketStatus === 'active' || (marketStatus === 'inactive' && marketReason !== 'withdrawn'));
