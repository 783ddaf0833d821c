import * as v from 'valibot';
import { currencyCodes } from '@croupier/money';
import { listOf, NumericId, NumericIdParam } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { text } from '../core/text.ts';

const Slug = /*#__PURE__*/ v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/));
const Word = /*#__PURE__*/ text(64);

/** The demo currency beside the fifteen of specification §9. */
export const GameWallet = /*#__PURE__*/ v.picklist(['FUN', ...currencyCodes]);

/** Win mechanic of a title. */
export const GameMechanic = /*#__PURE__*/ v.picklist([
  'lines',
  'three-reels',
  'ways',
  'cluster',
  'anywhere',
  'hold',
  'expanding',
  'collecting',
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
  // Of outside studios.
  'scratch',
]);
export type GameMechanic = v.InferOutput<typeof GameMechanic>;
/** Features of a title in addition to plain wins. */
export const GameFeature = /*#__PURE__*/ v.picklist([
  'free-spins',
  'tumbles',
  'multipliers',
  'decisions',
  'buy-feature',
  'jackpot',
  'wager-free',
  'exclusive',
]);
export type GameFeature = v.InferOutput<typeof GameFeature>;
export const GameVolatility = /*#__PURE__*/ v.picklist(['low', 'medium', 'high']);
export type GameVolatility = v.InferOutput<typeof GameVolatility>;
/** The order of a list: the house's own, the newest first, by title, or what pays back most first. */
export const GameSort = /*#__PURE__*/ v.picklist(['featured', 'new', 'title', 'rtp']);
export type GameSort = v.InferOutput<typeof GameSort>;

/** A feature that may be bought: such a bet's `params` are `{ buy: id }`, its `stake_cents` all that it costs. */
export const GamePurchase = /*#__PURE__*/ v.object({
  id: v.picklist(['free-spins']),
  /** Tenths of the stake. */
  price: v.number(),
  /** Share of prices paid back. */
  rtp: v.number(),
});
export type GamePurchase = v.InferOutput<typeof GamePurchase>;

/** A title, specification §3 "Game", with what it pays. Shares are 0 … 1. */
export const Game = /*#__PURE__*/ v.object({
  /** Id of the title in its demo currency; the ids of its real currencies are in `real`. */
  id: NumericId,
  title: v.string(),
  name: v.string(),
  slug: Slug,
  gameSlug: Slug,
  identifier: v.string(),
  provider: Slug,
  provider_title: v.string(),
  /** Pictures, 240 × 320 and wide 1200 × 675: paths on the casino's host, or addresses on an outside studio's origin. */
  preview: v.string(),
  preview_wide: v.string(),
  demo: v.nullable(NumericId),
  real: v.record(v.string(), NumericId),
  has_demo_mode: v.boolean(),
  /** True if demo play needs a sign-in in this edition. */
  demo_needs_login: v.boolean(),
  categories: v.array(Slug),
  currencies: v.array(GameWallet),
  collections: v.array(Slug),
  badges: v.array(v.picklist(['new', 'original', 'jackpot', 'wager-free', 'exclusive'])),
  rtp: v.number(),
  /** Share of rounds that pay anything; null where the player chooses it. */
  hit_rate: v.nullable(v.number()),
  volatility: v.nullable(GameVolatility),
  mechanic: GameMechanic,
  features: v.array(GameFeature),
  /** Standard deviation of win ÷ stake. */
  deviation: v.nullable(v.number()),
  max_win_multiple: v.number(),
  /** null where the title sells none, or an edition allows none. */
  purchase: v.nullable(GamePurchase),
  /** True if the title sells a feature that the edition doesn't allow. */
  purchase_forbidden: v.boolean(),
  /** The published maths and the content hash of their version; empty where an outside studio draws the rounds. */
  maths: v.string(),
  version: v.string(),
});
export type Game = v.InferOutput<typeof Game>;

/** Badge on a card; `hot` is what most players played in the last day, `exclusive` what no other house has. */
export const CardBadge = /*#__PURE__*/ v.picklist(['jackpot', 'hot', 'exclusive', 'new', 'wager-free']);
export type CardBadge = v.InferOutput<typeof CardBadge>;

/** Fields of a title that its card shows. */
export const GameCard = /*#__PURE__*/ v.object({
  id: NumericId,
  slug: Slug,
  title: v.string(),
  provider: Slug,
  provider_title: v.string(),
  preview: v.string(),
  rtp: v.number(),
  has_demo_mode: v.boolean(),
  badges: v.array(CardBadge),
});
export type GameCard = v.InferOutput<typeof GameCard>;

export const NamedList = /*#__PURE__*/ v.object({ id: Slug, title: v.string(), games: v.number() });
export type NamedList = v.InferOutput<typeof NamedList>;

const locale = /*#__PURE__*/ v.object({ l: v.optional(text(8)) });

/** GET /api/games/allowed_mobile: every title this visitor may open on a phone. Specification §7. */
export const readGamesForMobile = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/games/allowed_mobile',
  reply: v.array(Game),
});
/** GET /api/games/allowed_desktop. */
export const readGamesForDesktop = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/games/allowed_desktop',
  reply: v.array(Game),
});
/** GET /api/games/providers: who makes the games. */
export const readProviders = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/games/providers',
  reply: v.array(NamedList),
});
/** GET /api/games/collections?l=: collections put together by hand, titled in that language. */
export const readCollections = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/games/collections',
  query: locale,
  reply: v.array(NamedList),
});
/** GET /api/games/jackpots: titles that feed a jackpot. */
export const readJackpotGames = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/games/jackpots',
  reply: v.array(v.object({ game: Slug, jackpot: v.string() })),
});

/** GET /api/games/rows?l=: the home's rows, at most twelve titles each. */
export const readGameRows = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/games/rows',
  query: locale,
  reply: v.array(v.object({ id: Slug, title: v.string(), games: v.array(GameCard) })),
});

/**
 * GET /api/games/index: the whole catalogue in columns, for searching in the browser. A slug is the title in lower-case words
 * joined by hyphens. `provider_ids` runs parallel to `providers`; `title_providers` and `title_mechanics` (places in `providers`
 * and `mechanics`), `title_volatilities` (0 where there is none, then low, medium, high), `title_rtps` (hundredths of a percent)
 * and `flags` (1: demo) run parallel to `titles`. `lists` holds the places of the titles of each category, collection and feature.
 */
export const readGameIndex = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/games/index',
  reply: v.object({
    titles: v.array(v.string()),
    providers: v.array(v.string()),
    provider_ids: v.array(Slug),
    title_providers: v.array(v.number()),
    flags: v.array(v.number()),
    mechanics: v.array(GameMechanic),
    title_mechanics: v.array(v.number()),
    title_volatilities: v.array(v.number()),
    title_rtps: v.array(v.number()),
    lists: v.record(Slug, v.array(v.number())),
  }),
});

/** GET /api/games/titles/{slug}: one title in full. */
export const readGame = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/games/titles/:slug',
  params: v.object({ slug: Slug }),
  reply: Game,
  refusals: ['not_found'],
});

/** GET /api/games/titles/{slug}/similar: twelve titles at most that are like it, the most alike first. Ours. */
export const readSimilarGames = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/games/titles/:slug/similar',
  params: v.object({ slug: Slug }),
  reply: v.array(GameCard),
  refusals: ['not_found'],
});

/** POST /api/games_filter: one page of titles. Specification §7, §9 (40 a page); mechanics, features, volatilities, RTP and sort are ours. */
export const filterGames = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/games_filter',
  body: v.object({
    device: v.optional(v.picklist(['desktop', 'mobile']), 'desktop'),
    filter: v.optional(
      v.object({
        categories: v.optional(
          v.object({
            /** Categories and collections alike. */
            identifiers: v.pipe(v.array(Word), v.maxLength(20)),
            strategy: v.optional(v.picklist(['AND', 'OR']), 'AND'),
          }),
        ),
        providers: v.optional(v.pipe(v.array(Word), v.maxLength(50))),
        mechanics: v.optional(v.pipe(v.array(GameMechanic), v.maxLength(20))),
        /** Features that the title must all have. */
        features: v.optional(v.pipe(v.array(GameFeature), v.maxLength(7))),
        volatilities: v.optional(v.pipe(v.array(GameVolatility), v.maxLength(3))),
        /** Minimum return to player, 0 … 1. */
        rtp_from: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
        slugs: v.optional(v.pipe(v.array(Word), v.maxLength(100))),
        title: v.optional(Word),
      }),
      {},
    ),
    sort: v.optional(GameSort, 'featured'),
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1),
    page_size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 40),
  }),
  reply: v.object({
    ...listOf(GameCard).entries,
    /** Number of titles without each part of the filter, when nothing is found. */
    without: v.optional(v.record(v.string(), v.number())),
  }),
});

/** GET /api/player/games: returns titles the player opened, the last one first. */
export const readRecentGames = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/player/games',
  reply: v.array(GameCard),
});
/** PUT /api/player/games/{id}: the player opened this title. */
export const rememberGame = /*#__PURE__*/ endpoint({
  method: 'PUT',
  path: '/api/player/games/:id',
  params: v.object({ id: NumericIdParam }),
  status: [204],
  reply: v.undefined(),
  refusals: ['not_found'],
});
/** GET /api/player/favorite_games, the last added first. */
export const readFavoriteGames = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/player/favorite_games',
  reply: v.array(GameCard),
});
/** PUT /api/player/favorite_games/{id}. Asked again: nothing more. */
export const addFavoriteGame = /*#__PURE__*/ endpoint({
  method: 'PUT',
  path: '/api/player/favorite_games/:id',
  params: v.object({ id: NumericIdParam }),
  status: [204],
  reply: v.undefined(),
  refusals: ['not_found'],
});
/** DELETE /api/player/favorite_games/{id}. */
export const removeFavoriteGame = /*#__PURE__*/ endpoint({
  method: 'DELETE',
  path: '/api/player/favorite_games/:id',
  params: v.object({ id: NumericIdParam }),
  status: [204],
  reply: v.undefined(),
  refusals: ['not_found'],
});
