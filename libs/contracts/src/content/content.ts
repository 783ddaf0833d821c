import * as v from 'valibot';
import { AmountCents, CurrencyCode, Timestamp } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { Locale } from '../core/locale.ts';
import { text } from '../core/text.ts';

/** A real win of a real player, specification §3 "Winner". The nickname is masked. */
export const Winner = /*#__PURE__*/ v.object({
  game_identifier: v.string(),
  game_title: v.string(),
  game_table_image_path: v.string(),
  /** True for a live table, whose slug is `game_identifier`. Ours. */
  live: v.boolean(),
  win_amount_cents: AmountCents,
  currency: CurrencyCode,
  nickname: v.string(),
  won_at: Timestamp,
});
export type Winner = v.InferOutput<typeof Winner>;

/** Payload of the event `win` on the public topic `public:wins`. */
export const WinEvent = /*#__PURE__*/ v.omit(Winner, ['game_title', 'game_table_image_path', 'live']);

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
  /** Groups that see it; empty for everyone. */
  groups: v.array(v.number()),
  title: v.string(),
  description: v.string(),
  /** Slug of a game. Its wide picture is shown in the banner, and the banner links to it. */
  game: v.nullable(v.string()),
  image: v.string(),
  /** Picture without lettering for a narrow page; empty where the slot has one picture. */
  image_small: v.string(),
  href: v.string(),
  action: v.string(),
  /** End of what it advertises; null if it has none. */
  ends_at: v.nullable(Timestamp),
});
export type Banner = v.InferOutput<typeof Banner>;

const locale = /*#__PURE__*/ v.object({ l: v.optional(text(8)) });

export const PageListing = /*#__PURE__*/ v.object({
  id: v.string(),
  path: v.string(),
  slug: v.string(),
  title: v.string(),
  description: v.string(),
  /** `custom page` stands alone, `top menu` in the menu under the account, `footer` at the foot of every page. Source: specification §2. */
  categories: v.array(v.string()),
  /** ISO date of publication; null for what has none. */
  date: v.nullable(v.string()),
});
export type PageListing = v.InferOutput<typeof PageListing>;

const Run = /*#__PURE__*/ v.object({
  text: v.string(),
  strong: v.optional(v.literal(true)),
  em: v.optional(v.literal(true)),
  code: v.optional(v.literal(true)),
  /** A path of the site, `#heading` or an https address. */
  href: v.optional(v.string()),
});
const Runs = /*#__PURE__*/ v.array(Run);
export type Runs = v.InferOutput<typeof Runs>;

/** A part of a page: text and its marks, never markup. */
export const ContentPart = /*#__PURE__*/ v.variant('kind', [
  v.object({ kind: v.literal('heading'), level: v.picklist([2, 3]), id: v.string(), runs: Runs }),
  v.object({ kind: v.literal('paragraph'), runs: Runs }),
  v.object({ kind: v.literal('note'), runs: Runs }),
  v.object({ kind: v.literal('list'), ordered: v.boolean(), items: v.array(Runs) }),
  v.object({ kind: v.literal('table'), head: v.array(Runs), rows: v.array(v.array(Runs)) }),
  /** A place for something the app draws, by its name. */
  v.object({ kind: v.literal('insert'), name: v.string() }),
]);
export type ContentPart = v.InferOutput<typeof ContentPart>;

export const CmsPage = /*#__PURE__*/ v.object({
  ...PageListing.entries,
  content: v.array(ContentPart),
  /** Metadata for search engines. */
  blocks: v.object({ title: v.string(), description: v.string(), keywords: v.string() }),
  /** Pages below this one, newest first. */
  children: v.array(PageListing),
  /** The drawing at its head, by name; empty for none. */
  art: v.string(),
  /** ISO date of the last change that means something. */
  updated: v.nullable(v.string()),
  /** Not published: seen by a signed link alone. */
  draft: v.boolean(),
});
export type CmsPage = v.InferOutput<typeof CmsPage>;

/** GET /json-api/serverdata: what the site's frame needs of the content system. */
export const readServerData = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/json-api/serverdata',
  query: locale,
  reply: v.object({ static_pages: v.array(PageListing), banners: v.array(Banner), categories: v.array(v.string()) }),
});
/** GET /api/cms/pages?l=: returns all pages, or with `menus=1` those in a menu or a footer. */
export const readPages = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/cms/pages',
  query: /*#__PURE__*/ v.object({ ...locale.entries, menus: v.optional(v.literal('1')) }),
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
/** GET /api/cms/previews?token=: a page as it would be published, by the link an operator made. Ours. */
export const readPreview = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/cms/previews',
  query: v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{20,250}$/)) }),
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
/** Allowed types of files for players. */
export const fileTypes = ['pdf', 'html', 'txt', 'csv'] as const;
export type FileType = (typeof fileTypes)[number];

/** Maximum number of files, bytes per file, characters of title and description, and pages a file is listed on. */
export const fileBounds = { files: 100, bytes: 2 * 1024 * 1024, title: 120, description: 300, categories: 10 } as const;

/** A file players can download. Specification §9 names the call; its shape is ours. */
export const CmsFile = /*#__PURE__*/ v.object({
  /** The same in every language. */
  id: v.string(),
  /** Path of the file in this language, or in the fallback language. */
  url: v.string(),
  title: v.pipe(v.string(), v.maxLength(fileBounds.title)),
  description: v.pipe(v.string(), v.maxLength(fileBounds.description)),
  /** Slugs of the pages it is listed on. */
  categories: v.pipe(v.array(v.string()), v.maxLength(fileBounds.categories)),
  type: v.picklist(fileTypes),
  size_bytes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(fileBounds.bytes)),
});
export type CmsFile = v.InferOutput<typeof CmsFile>;

/** GET /api/cms/files?l=: the files there are for players, in their order. */
export const readFiles = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/cms/files',
  query: locale,
  reply: v.pipe(v.array(CmsFile), v.maxLength(fileBounds.files)),
});
/** GET /api/cms/files/{locale}/{name}: one file, to be kept. Ours. */
export const readFile = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/cms/files/:locale/:name',
  params: /*#__PURE__*/ v.object({
    locale: Locale,
    name: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}\.(pdf|html|txt|csv)$/)),
  }),
  reply: v.string(),
  media: '*/*',
  refusals: ['not_found'],
});
