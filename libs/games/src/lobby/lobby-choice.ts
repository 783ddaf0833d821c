import type { GameFeature, GameMechanic, GameSort, GameVolatility } from '@croupier/contracts';
import type { GameFilter } from '../catalogue/calls.ts';

/** Filters of a lobby page, one value each, as kept in the address. */
export interface LobbyChoice {
  category?: string | undefined;
  provider?: string | undefined;
  mechanic?: GameMechanic | undefined;
  feature?: GameFeature | undefined;
  volatility?: GameVolatility | undefined;
  /** Minimum return to player, in percent. */
  rtp?: number | undefined;
  sort?: GameSort | undefined;
}

/** Mechanics of pokies. All other games are table games. */
export const reelMechanics = [
  'lines',
  'three-reels',
  'ways',
  'cluster',
  'anywhere',
  'hold',
  'expanding',
  'collecting',
] as const satisfies readonly GameMechanic[];

/** Mechanics in the lobby, in display order. */
export const lobbyMechanics = [
  ...reelMechanics,
  'dice',
  'mines',
  'plinko',
  'limbo',
  'hi-lo',
  'keno',
  'wheel',
  'blackjack',
  'baccarat',
  'video-poker',
  'roulette',
] as const satisfies readonly GameMechanic[];

/** Features that titles have besides plain wins, in display order. */
export const lobbyFeatures = [
  'free-spins',
  'tumbles',
  'multipliers',
  'decisions',
  'buy-feature',
  'jackpot',
  'wager-free',
  'exclusive',
] as const satisfies readonly GameFeature[];

/** Parts of a choice that filter titles, that is, all but the sort order. */
export const FILTERS = ['category', 'provider', 'mechanic', 'feature', 'volatility', 'rtp'] as const;
export type FilterName = (typeof FILTERS)[number];

/** Choice without filters. Each is listed, because the address keeps values that aren't. */
export const noFilters = {
  category: undefined,
  provider: undefined,
  mechanic: undefined,
  feature: undefined,
  volatility: undefined,
  rtp: undefined,
} satisfies LobbyChoice;

export const chosenFilters = (choice: LobbyChoice): FilterName[] =>
  FILTERS.filter((name) => choice[name] !== undefined);

export const narrowed = (filter: GameFilter, { category, provider, ...rest }: LobbyChoice): GameFilter => ({
  ...filter,
  ...rest,
  categories: category ? [...filter.categories, category] : filter.categories,
  providers: provider ? [provider] : filter.providers,
});

/** Returns the key under which the reply counts the games without this filter. */
export const answerName = (name: FilterName, choice: LobbyChoice): string =>
  ({
    category: `categories.${choice.category}`,
    provider: 'providers',
    mechanic: 'mechanics',
    feature: 'features',
    volatility: 'volatilities',
    rtp: 'rtp_from',
  })[name];
