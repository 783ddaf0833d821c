import type { Game, GameCard, readGameIndex, Reply } from '@croupier/contracts';

/** Builds a title as the catalogue describes it. */
export const buildGame = (changes: Partial<Game> = {}): Game => ({
  id: 400,
  title: 'Koi Garden',
  name: 'Koi Garden',
  slug: 'koi-garden',
  gameSlug: 'koi-garden',
  identifier: 'koi-garden',
  provider: 'paperlantern-works',
  provider_title: 'Paperlantern Works',
  preview: '/assets/koi-garden-240-00000000.avif',
  preview_wide: '/assets/koi-garden-wide-00000000.avif',
  demo: 400,
  real: { EUR: 401 },
  has_demo_mode: true,
  demo_needs_login: false,
  categories: ['pokies'],
  currencies: ['FUN', 'EUR'],
  collections: ['sea'],
  badges: [],
  rtp: 0.9602,
  hit_rate: 0.2959,
  volatility: 'medium',
  mechanic: 'lines',
  features: ['free-spins'],
  deviation: 6.95,
  max_win_multiple: 5000,
  purchase: null,
  purchase_forbidden: false,
  maths: 'tidewater-atlas',
  version: '0123456789abcdef',
  ...changes,
});

export const buildCard = (changes: Partial<GameCard> = {}): GameCard => {
  const { id, slug, title, provider, provider_title, preview, rtp, has_demo_mode } = buildGame();
  return { id, slug, title, provider, provider_title, preview, rtp, has_demo_mode, badges: [], ...changes };
};

/** Builds an index of four titles of two studios. */
export const buildIndex = (): Reply<typeof readGameIndex> => ({
  titles: ['Koi Garden', 'Kabuto Dawn', 'Moon Hare', 'Ember Dice'],
  providers: ['Paperlantern Works', 'Oak & Ember'],
  provider_ids: ['paperlantern-works', 'oak-and-ember'],
  title_providers: [0, 1, 0, 1],
  flags: [1, 1, 1, 1],
  mechanics: ['lines', 'ways', 'dice'],
  title_mechanics: [0, 1, 1, 2],
  title_volatilities: [2, 3, 3, 0],
  title_rtps: [9602, 9600, 9599, 9900],
  lists: { pokies: [0, 1, 2], sea: [0], 'table-games': [3], jackpot: [1] },
});
