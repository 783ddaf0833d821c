import type { GameVolatility, readGameIndex, Reply } from '@croupier/contracts';
import type { GameFilter } from '../catalogue/calls.ts';

export type GameIndex = Reply<typeof readGameIndex>;

const volatilities: readonly (GameVolatility | null)[] = [null, 'low', 'medium', 'high'];

/** Counts the titles of the index that match a filter, as the server would. */
export function countTitles(index: GameIndex, filter: GameFilter): number {
  const { categories, providers, mechanic, feature, volatility, rtp } = filter;
  const lists = [...categories, ...(feature ? [feature] : [])].map((id) => new Set(index.lists[id]));
  const makers = new Set(providers.map((id) => index.provider_ids.indexOf(id)));
  const way = mechanic && index.mechanics.indexOf(mechanic);
  const width = volatility && volatilities.indexOf(volatility);
  const least = rtp && rtp * 100;
  return index.titles.filter(
    (_, at) =>
      lists.every((list) => list.has(at)) &&
      (makers.size === 0 || makers.has(index.title_providers[at]!)) &&
      (way === undefined || index.title_mechanics[at] === way) &&
      (width === undefined || index.title_volatilities[at] === width) &&
      (least === undefined || index.title_rtps[at]! >= least),
  ).length;
}
