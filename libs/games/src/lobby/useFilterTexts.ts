import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import type { GameSort } from '@croupier/contracts';
import { formatPercent } from '@croupier/i18n';
import { collectionsQuery, providersQuery } from '../catalogue/catalogue.query.ts';
import type { FilterName } from './lobby-choice.ts';

export interface FilterOption {
  value: string;
  text: string;
}

export interface FilterText {
  name: string;
  /** What it says while nothing is chosen. */
  any: string;
  options: readonly FilterOption[];
}

/** Percents worth asking for: most titles pay a little less or a little more than the first. */
const RETURNS = [96, 98];

/** The filters of the lobby in the visitor's words. */
export function useFilterTexts(): Readonly<Record<FilterName, FilterText>> {
  const { t, i18n } = useLingui();
  const api = useApi();
  const { data: categories = [] } = useQuery(collectionsQuery(api, i18n.locale));
  const { data: providers = [] } = useQuery(providersQuery(api));
  const named = ({ id, title }: { id: string; title: string }) => ({ value: id, text: title });
  const atLeast = (percent: number) => {
    const share = formatPercent(percent / 100, i18n.locale, 0);
    return { value: String(percent), text: t`RTP from ${share}` };
  };
  return {
    category: { name: t`Collection`, any: t`All collections`, options: categories.map(named) },
    provider: { name: t`Studio`, any: t`All studios`, options: providers.map(named) },
    mechanic: {
      name: t`Mechanic`,
      any: t`Any mechanic`,
      options: [
        { value: 'lines', text: t`Win lines` },
        { value: 'three-reels', text: t`Three reels` },
        { value: 'ways', text: t`Ways to win` },
        { value: 'cluster', text: t`Clusters` },
        { value: 'anywhere', text: t`Pays anywhere` },
        { value: 'dice', text: t`Dice` },
        { value: 'mines', text: t`Mines` },
        { value: 'plinko', text: t`Plinko` },
        { value: 'limbo', text: t`Limbo` },
        { value: 'hi-lo', text: t`Hi-lo` },
        { value: 'keno', text: t`Keno` },
        { value: 'wheel', text: t`Wheel` },
        { value: 'blackjack', text: t`Blackjack` },
        { value: 'roulette', text: t`Roulette` },
      ],
    },
    volatility: {
      name: t`Volatility`,
      any: t`Any volatility`,
      options: [
        { value: 'low', text: t`Low volatility` },
        { value: 'medium', text: t`Medium volatility` },
        { value: 'high', text: t`High volatility` },
      ],
    },
    rtp: { name: t`Return to player`, any: t`Any return`, options: RETURNS.map(atLeast) },
  };
}

export function useSortTexts(): readonly (FilterOption & { value: GameSort })[] {
  const { t } = useLingui();
  return [
    { value: 'featured', text: t`Our choice first` },
    { value: 'new', text: t`Newest first` },
    { value: 'title', text: t`A to Z` },
    { value: 'rtp', text: t`Highest return first` },
  ];
}
