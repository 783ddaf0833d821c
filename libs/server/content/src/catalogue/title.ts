import type { CardBadge, Game, GameCard, GameMechanic } from '@croupier/contracts';
import { coverUrl, type GameTitle, gameId, jackpotOf, realCurrencies, providers } from '@croupier/game-art';
import { featuresOf, games, mechanics } from '@croupier/game-math';
import { type EditionRules, offersCompetition } from '@croupier/i18n';
import { exclusiveTitles } from '../data/exclusive-titles.ts';
import { newTitles } from '../data/new-titles.ts';

/** Mechanics whose rounds take seconds and one or a few clicks: the turbo lobby. */
const quick: ReadonlySet<GameMechanic> = new Set<GameMechanic>([
  'dice',
  'mines',
  'plinko',
  'limbo',
  'hi-lo',
  'keno',
  'wheel',
  'scratch',
]);

const providerTitles = new Map(providers.map(({ id, title }) => [id, title]));

const tableKinds = (mechanic: GameMechanic) => ['table-games', ...(quick.has(mechanic) ? ['action'] : [])];

/** Describes a title for the API; undefined if its math can't be played. */
export function describeTitle(gameTitle: GameTitle): Game | undefined {
  const math = games[gameTitle.maths];
  const mechanic = mechanics.get(gameTitle.maths);
  if (!math || !mechanic) return undefined;
  const offers = [
    ...(jackpotOf(gameTitle.slug) ? (['jackpot'] as const) : []),
    ...(gameTitle.collections.includes('wager0') ? (['wager-free'] as const) : []),
    ...(exclusiveTitles.has(gameTitle.slug) ? (['exclusive'] as const) : []),
  ];
  return {
    id: gameId(gameTitle, 'FUN'),
    title: gameTitle.title,
    name: gameTitle.title,
    slug: gameTitle.slug,
    gameSlug: gameTitle.slug,
    identifier: gameTitle.slug,
    provider: gameTitle.provider,
    provider_title: providerTitles.get(gameTitle.provider) ?? gameTitle.provider,
    preview: coverUrl(gameTitle.slug, '240'),
    preview_wide: coverUrl(gameTitle.slug, 'wide'),
    demo: gameId(gameTitle, 'FUN'),
    real: Object.fromEntries(realCurrencies.map((currency) => [currency, gameId(gameTitle, currency)])),
    has_demo_mode: true,
    demo_needs_login: false,
    categories: math.kind === 'pokie' ? ['pokies'] : tableKinds(mechanic),
    currencies: ['FUN', ...realCurrencies] as Game['currencies'],
    collections: [
      ...gameTitle.collections,
      ...(newTitles.has(gameTitle.slug) ? ['new'] : []),
      ...(exclusiveTitles.has(gameTitle.slug) ? ['exclusive'] : []),
    ],
    badges: [
      ...(newTitles.has(gameTitle.slug) ? (['new'] as const) : []),
      ...(gameTitle.collections.includes('originals') ? (['original'] as const) : []),
      ...offers,
    ],
    rtp: math.rtp,
    hit_rate: math.hitRate,
    volatility: math.volatility,
    mechanic,
    features: [...featuresOf(math), ...offers],
    deviation: math.deviation,
    max_win_multiple: math.maxWinMultiple,
    purchase: math.purchase ?? null,
    purchase_forbidden: false,
    maths: math.id,
    version: math.version,
  };
}

/** Title as described by an outside studio's catalogue. */
export interface ForeignTitle extends Pick<
  Game,
  'title' | 'slug' | 'mechanic' | 'rtp' | 'hit_rate' | 'volatility' | 'deviation' | 'max_win_multiple'
> {
  number: number;
  studio: string;
  studioTitle: string;
  demo: boolean;
  currencies: readonly Exclude<Game['currencies'][number], 'FUN'>[];
  pictures: { card: string; wide: string };
}

const reels: ReadonlySet<GameMechanic> = new Set(
  [...mechanics].flatMap(([id, one]) => (games[id]?.kind === 'pokie' ? [one] : [])),
);

/** Describes a studio's title for the API; its pictures and rounds are on the studio's origin. */
export function describeForeign(title: ForeignTitle, origin: string): Game {
  const { slug, studio, studioTitle, mechanic, currencies, demo, pictures } = title;
  const id = gameId(title, 'FUN');
  return {
    id,
    title: title.title,
    name: title.title,
    slug,
    gameSlug: slug,
    identifier: slug,
    provider: studio,
    provider_title: studioTitle,
    preview: origin + pictures.card,
    preview_wide: origin + pictures.wide,
    demo: demo ? id : null,
    real: Object.fromEntries(currencies.map((currency) => [currency, gameId(title, currency)])),
    has_demo_mode: demo,
    demo_needs_login: false,
    categories: reels.has(mechanic) ? ['pokies'] : tableKinds(mechanic),
    currencies: [...(demo ? (['FUN'] as const) : []), ...currencies],
    collections: [],
    badges: [],
    rtp: title.rtp,
    hit_rate: title.hit_rate,
    volatility: title.volatility,
    mechanic,
    features: [],
    deviation: title.deviation,
    max_win_multiple: title.max_win_multiple,
    purchase: null,
    purchase_forbidden: false,
    maths: '',
    version: '',
  };
}

/** Action games are table games too. */
const tables = new Set(['table-games', 'action']);

/** Returns whether an edition's rules allow a kind of game. */
export const isOffered = (category: string, rules: EditionRules): boolean =>
  !(tables.has(category) && rules.tableGamesForbidden) && !(category === 'live' && rules.liveGamesForbidden);

/** Returns a title with only the features an edition allows; undefined if the edition doesn't allow the title. */
export function underRules(game: Game, rules: EditionRules): Game | undefined {
  if (!game.categories.every((category) => isOffered(category, rules))) return undefined;
  // A studio's page can't be made to pause between rounds or to block autoplay.
  if (game.maths === '' && (rules.secondsBetweenSpins || rules.autoplayForbidden)) return undefined;
  const may = (what: string) =>
    !(what === 'jackpot' && !offersCompetition(rules, 'jackpots')) &&
    !(what === 'buy-feature' && rules.bonusBuyForbidden);
  const forbidden = rules.bonusBuyForbidden === true && game.purchase !== null;
  const sold = { purchase: forbidden ? null : game.purchase, purchase_forbidden: forbidden };
  const [badges, features] = [game.badges.filter(may), game.features.filter(may)];
  return { ...game, badges, features, ...sold, demo_needs_login: rules.demoNeedsLogin === true };
}

/** Badges in display order. */
const cardBadges = ['jackpot', 'hot', 'exclusive', 'new', 'wager-free'] as const satisfies readonly CardBadge[];

export function cardOf(game: Game, hot: ReadonlySet<string>): GameCard {
  const { id, slug, title, provider, provider_title, preview, rtp, has_demo_mode } = game;
  const has = (badge: CardBadge) => (badge === 'hot' ? hot.has(slug) : game.badges.includes(badge));
  return { id, slug, title, provider, provider_title, preview, rtp, has_demo_mode, badges: cardBadges.filter(has) };
}
