import type { BetOrder, SportEventDetail } from '@croupier/contracts';
import { type FilledOrder, orderOn, type TestOutcome } from '@croupier/server-sportsbook/testing';

/** Number of matches, which end in turn. */
export const MATCHES = 5;

const OUTCOMES: readonly TestOutcome[] = ['home', 'over', 'draw', 'no', 'away', 'under', 'yes'];

/** Mix of twenty bets: number of bets, legs, sizes of the lines, and cents cashed out of ten euros. */
const KINDS: readonly { bets: number; legs: number; sizes: number[]; sold_cents?: number }[] = [
  { bets: 9, legs: 1, sizes: [1] },
  { bets: 2, legs: 1, sizes: [1], sold_cents: 400 },
  { bets: 2, legs: 2, sizes: [2] },
  { bets: 2, legs: 3, sizes: [3] },
  { bets: 1, legs: 3, sizes: [3], sold_cents: 250 },
  { bets: 1, legs: 5, sizes: [5] },
  { bets: 1, legs: 3, sizes: [2, 3] },
  { bets: 1, legs: 4, sizes: [1, 2, 3, 4] },
  { bets: 1, legs: 5, sizes: [2, 3] },
];

/** Returns singles, accumulators and systems, some partly cashed out, over all matches and outcomes. */
export function mixedOrders(events: readonly SportEventDetail[]): FilledOrder[] {
  const orders: FilledOrder[] = [];
  // Coprime with the kinds, so that each kind covers every match and outcome.
  for (let turn = 0; turn < events.length * OUTCOMES.length; turn++)
    for (const { bets, legs: count, ...terms } of KINDS)
      for (let bet = 0; bet < bets; bet++) orders.push({ ...orderOf(events, turn + bet, count), ...terms });
  return orders;
}

function orderOf(events: readonly SportEventDetail[], from: number, count: number): BetOrder {
  const [first, ...more] = Array.from(
    { length: count },
    (_, at) => orderOn(events[(from + at) % events.length]!, OUTCOMES[(from + 3 * at) % OUTCOMES.length]!).legs[0],
  );
  return { ...orderOn(events[0]!, 'home'), legs: [first!, ...more] };
}
