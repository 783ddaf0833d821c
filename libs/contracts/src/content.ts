import * as v from 'valibot';
import { AmountCents, CurrencyCode, Timestamp } from './common.ts';
import { endpoint } from './endpoint.ts';
import { text } from './text.ts';

/** A real win of a real player, specification §3 "Winner". The nickname is masked. */
export const Winner = /*#__PURE__*/ v.object({
  game_identifier: v.string(),
  game_title: v.string(),
  game_table_image_path: v.string(),
  win_amount_cents: AmountCents,
  currency: CurrencyCode,
  nickname: v.string(),
  won_at: Timestamp,
});
export type Winner = v.InferOutput<typeof Winner>;

/** What the public topic `public:wins` carries as event `win`. */
export const WinEvent = /*#__PURE__*/ v.omit(Winner, ['game_title', 'game_table_image_path']);

/** GET /api/stats/winners/latest: at most 30, newest first. Specification §9. */
export const readLatestWinners = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/stats/winners/latest',
  reply: v.array(Winner),
});

export const Banner = /*#__PURE__*/ v.object({
  id: v.string(),
  /** Slots: `index-top`, `index-top-jackpots`, `promo`, `promo-banner`, `tournament`. Source: specification §2. */
  categories: v.array(v.string()),
  /** Groups that see it; empty for everybody. */
  groups: v.array(v.number()),
  title: v.string(),
  text: v.string(),
  /** A game's slug: its wide picture stands in the banner and the banner leads to it. */
  game: v.nullable(v.string()),
  image: v.string(),
  /** The same without lettering for a narrow page; empty where the slot has one picture. */
  image_small: v.string(),
  href: v.string(),
  action: v.string(),
  /** When what it speaks of ends; null where nothing does. */
  ends_at: v.nullable(Timestamp),
});
export type Banner = v.InferOutput<typeof Banner>;

const locale = /*#__PURE__*/ v.object({ l: v.optional(text(8)) });

export const PageListing = /*#__PURE__*/ v.object({
  id: v.string(),
  path: v.string(),
  slug: v.string(),
  title: v.string(),
  categories: v.array(v.string()),
});
export const CmsPage = /*#__PURE__*/ v.object({
  ...PageListing.entries,
  /** Paragraphs of plain text; a line that begins with `# ` is a heading. */
  content: v.array(v.string()),
  blocks: v.object({ title: v.string(), description: v.string(), keywords: v.string() }),
  children: v.array(v.string()),
});
export type CmsPage = v.InferOutput<typeof CmsPage>;

/** GET /json-api/serverdata: what the site's frame needs of the content system. */
export const readServerData = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/json-api/serverdata',
  query: locale,
  reply: v.object({ static_pages: v.array(PageListing), banners: v.array(Banner), categories: v.array(v.string()) }),
});
/** GET /api/cms/pages?l=. */
export const readPages = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/cms/pages',
  query: locale,
  reply: v.array(PageListing),
});
/** GET /api/cms/pages/{slug}?l=. */
export const readPage = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/cms/pages/:slug',
  params: v.object({ slug: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/)) }),
  query: locale,
  reply: CmsPage,
  refusals: ['not_found'],
});
/** GET /api/cms/snippets/?l=: short texts the operator may change without a release. */
export const readSnippets = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/cms/snippets/',
  query: locale,
  reply: v.array(v.object({ id: v.string(), content: v.string(), categories: v.array(v.string()) })),
});
/** GET /api/cms/files?l=. */
export const readFiles = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/cms/files',
  query: locale,
  reply: v.array(v.object({ id: v.string(), url: v.string(), categories: v.array(v.string()) })),
});
