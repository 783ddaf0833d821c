import * as v from 'valibot';
import { endpoint } from '../core/endpoint.ts';
import { text } from '../core/text.ts';

const XML = 'application/xml; charset=utf-8';

/** GET /robots.txt: what search engines may read, and where the map of the site is. Ours. */
export const readRobots = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/robots.txt',
  reply: v.string(),
  media: 'text/plain; charset=utf-8',
});

/** GET /sitemap.xml: where the map of each language is. Ours. */
export const readSitemapIndex = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/sitemap.xml',
  reply: v.string(),
  media: XML,
});

/** GET /sitemaps/{locale}: every address of a language that search engines may list. Ours. */
export const readSitemap = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/sitemaps/:locale',
  params: v.object({ locale: v.pipe(v.string(), v.regex(/^[a-zA-Z-]{2,5}$/)) }),
  reply: v.string(),
  media: XML,
  refusals: ['not_found'],
});

/** GET /news.atom?l=: the news as a feed, RFC 4287. Ours. */
export const readNewsFeed = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/news.atom',
  query: /*#__PURE__*/ v.object({ l: v.optional(text(8)) }),
  reply: v.string(),
  media: 'application/atom+xml; charset=utf-8',
});
