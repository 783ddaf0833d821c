import type { GameFeature, GameMechanic, GameSort, GameVolatility } from '@croupier/contracts';
import type { GameFilter } from '../catalogue/calls.ts';

/** What a visitor narrows a lobby page to, one of each; all of it stands in the address. */
export interface LobbyChoice {
  category?: string | undefined;
  provider?: string | undefined;
  mechanic?: GameMechanic | undefined;
  feature?: GameFeature | undefined;
  volatility?: GameVolatility | undefined;
  /** The least return to player, in percent. */
  rtp?: number | undefined;
  sort?: GameSort | undefined;
}

/** What pokies run; everything else is played at a table. */
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

/** What titles on the shelf run, in the order they are offered. */
export const shelfMechanics = [
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

/** What titles offer beside plain wins, in the order it is offered. */
export const shelfFeatures = [
  'free-spins',
  'tumbles',
  'multipliers',
  'decisions',
  'buy-feature',
  'jackpot',
  'wager-free',
  'exclusive',
] as const satisfies readonly GameFeature[];

/** The parts that can leave something out; an order leaves out nothing. */
export const FILTERS = ['category', 'provider', 'mechanic', 'feature', 'volatility', 'rtp'] as const;
export type FilterName = (typeof FILTERS)[number];

/** Every filter taken away, each by name: what is not named stays in the address. */
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

/** What the answer calls each filter, in what it says would be there without it. */
export const answerName = (name: FilterName, choice: LobbyChoice): string =>
  ({
    category: `categories.${choice.category}`,
    provider: 'providers',
    mechanic: 'mechanics',
    feature: 'features',
    volatility: 'volatilities',
    rtp: 'rtp_from',
  })[name];
