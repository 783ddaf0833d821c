import { useQueries } from '@tanstack/react-query';
import { CallRefused, useApi } from '@croupier/api-client';
import { COMBINATION, combinationOf } from '@croupier/bet-math';
import { type Combined, combinationQuery } from '../events/event.query.ts';
import type { LegNow } from './leg-now.ts';
import { selectionKey } from './selection.ts';
import { oddsOf } from './slip-bets.ts';
import type { Leg } from './useLegs.ts';

const LOADING: LegNow = { state: 'loading', reason: null, now: null, live: false, changed: null };
/** Reason of an outcome without odds in a combination. */
export const NO_PRICE = 'no_price';

/**
 * Returns the legs of one bet on all selections. Selections of one match are joined into one leg with combined odds.
 */
export function useJoined(legs: readonly Leg[]): readonly Leg[] {
  const api = useApi();
  const groups = Array.from(Map.groupBy(legs, ({ selection }) => selection.event.id).values());
  const several = groups.filter((group) => group.length > 1);
  const prices = useQueries({
    queries: several.map((group) => ({
      ...combinationQuery(api, group[0]!.selection.event.id, outcomesOf(group), versionsOf(group)),
      placeholderData: (before: Combined | undefined) => before,
    })),
  });
  return groups.map((group) => {
    const price = prices[several.indexOf(group)];
    if (!price) return group[0]!;
    return price.isError ? { ...joined(group, null), misfit: misfitOf(group, price.error) } : joined(group, price.data);
  });
}

/** Returns the leg that prevents combined odds, as named by the server. */
function misfitOf(group: readonly Leg[], error: Error): Leg | null {
  const at = error instanceof CallRefused ? error.fields[0]?.params['pick'] : null;
  return group.toSorted((one, other) => (outcomesOf([one]) < outcomesOf([other]) ? -1 : 1))[Number(at ?? NaN)] ?? null;
}

const outcomesOf = (group: readonly Leg[]): string =>
  combinationOf(
    group.map(({ selection: { market_id, specifiers, outcome } }) => ({ marketId: market_id, specifiers, outcome })),
  );

/** Returns a key that changes whenever odds of the group change. */
const versionsOf = (group: readonly Leg[]): string =>
  group.map(({ selection, standing }) => `${selection.key}:${standing.now?.version ?? standing.state}`).join();

/** Joins several selections of one match into one leg; without odds if they can't be combined. */
function joined(group: readonly Leg[], price: Combined | null | undefined): Leg {
  const [{ selection, standing }] = group as [Leg];
  const line = { market_id: COMBINATION.id, specifiers: outcomesOf(group) };
  const outcome = COMBINATION.outcomes[0]!;
  // Until the combined odds load: they are at least the highest odds of the selections.
  const least = Math.max(...group.map((leg) => oddsOf(leg)));
  const { score } = selection.seen;
  const seen = price?.odds ? { ...price, odds: price.odds } : { odds: least, version: 0, score };
  return {
    selection: { ...selection, ...line, outcome, key: selectionKey(selection.event.id, line, outcome), seen },
    standing: price === undefined ? LOADING : standingOf(price, standing),
    parts: group,
  };
}

function standingOf(price: Combined | null, { live }: LegNow): LegNow {
  const closed = { state: 'closed', now: null, live, changed: null } as const;
  if (!price?.odds) return { ...closed, reason: price && price.status !== 'active' ? price.reason : NO_PRICE };
  const now = { odds: price.odds, version: price.version, score: price.score };
  const open = price.status === 'active';
  return { state: open ? 'open' : 'suspended', reason: price.reason, now, live, changed: null };
}
