import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import type { GameSort } from '@croupier/contracts';
import { formatPercent } from '@croupier/i18n';
import { collectionsQuery, providersQuery } from '../catalogue/catalogue.query.ts';
import { type FilterName, lobbyFeatures, lobbyMechanics } from './lobby-choice.ts';

export interface FilterOption {
  value: string;
  text: string;
}

export interface FilterText {
  name: string;
  /** Label while nothing is chosen. */
  anyLabel: string;
  options: readonly FilterOption[];
}

/** Percentages offered: most titles are a little below or above the first. */
const RETURNS = [96, 98];

/** Returns the names of the lobby's filters in the visitor's language. */
export function useFilterTexts(): Readonly<Record<FilterName, FilterText>> {
  const { t, i18n } = useLingui();
  const api = useApi();
  const { data: categories = [] } = useQuery(collectionsQuery(api, i18n.locale));
  const { data: providers = [] } = useQuery(providersQuery(api));
  const named = ({ id, title }: { id: string; title: string }) => ({ value: id, text: title });
  const atLeast = (percent: number) => {
    const share = formatPercent(percent / 100, i18n.locale, 0);
    return { value: String(percent), text: t`RTP of ${share} or higher` };
  };
  const mechanicTexts: Readonly<Record<(typeof lobbyMechanics)[number], string>> = {
    lines: t`Paylines`,
    'three-reels': t`Three reels`,
    ways: t`Ways to win`,
    cluster: t`Cluster pays`,
    anywhere: t`Pays anywhere`,
    hold: t`Hold and win`,
    expanding: t`Expanding wilds`,
    collecting: t`Collected multipliers`,
    dice: t`Dice`,
    mines: t`Mines`,
    plinko: t`Plinko`,
    limbo: t`Limbo`,
    'hi-lo': t`Hi-Lo`,
    keno: t`Keno`,
    wheel: t`Wheel`,
    blackjack: t`Blackjack`,
    baccarat: t`Baccarat`,
    'video-poker': t`Video poker`,
    roulette: t`Roulette`,
  };
  const featureTexts: Readonly<Record<(typeof lobbyFeatures)[number], string>> = {
    'free-spins': t`Free spins`,
    tumbles: t`Tumbling wins`,
    multipliers: t`Multipliers`,
    decisions: t`Player decisions`,
    'buy-feature': t`Feature buy`,
    jackpot: t`Jackpot`,
    'wager-free': t`Wager-free`,
    exclusive: t`Exclusive`,
  };
  return {
    category: { name: t`Collection`, anyLabel: t`All collections`, options: categories.map(named) },
    provider: { name: t`Studio`, anyLabel: t`All studios`, options: providers.map(named) },
    mechanic: {
      name: t`Mechanic`,
      anyLabel: t`Any mechanic`,
      options: lobbyMechanics.map((value) => ({ value, text: mechanicTexts[value] })),
    },
    feature: {
      name: t`Feature`,
      anyLabel: t`Any feature`,
      options: lobbyFeatures.map((value) => ({ value, text: featureTexts[value] })),
    },
    volatility: {
      name: t`Volatility`,
      anyLabel: t`Any volatility`,
      options: [
        { value: 'low', text: t`Low volatility` },
        { value: 'medium', text: t`Medium volatility` },
        { value: 'high', text: t`High volatility` },
      ],
    },
    rtp: { name: t`Return to player`, anyLabel: t`Any RTP`, options: RETURNS.map(atLeast) },
  };
}

export function useSortTexts(): readonly (FilterOption & { value: GameSort })[] {
  const { t } = useLingui();
  return [
    { value: 'featured', text: t`Featured first` },
    { value: 'new', text: t`Newest first` },
    { value: 'title', text: t`A to Z` },
    { value: 'rtp', text: t`Highest return first` },
  ];
}
