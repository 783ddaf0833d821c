import { Readable } from 'node:stream';
import * as contracts from '@croupier/contracts';
import {
  type Edition,
  locales,
  joinLocale,
  type Locale,
  offersCompetition,
  parseLocale,
  sourceLocale,
} from '@croupier/i18n';
import { listPages, readPage } from '@croupier/server-content';
import type { PlatformContext, RequestInfo } from '../context.ts';
import type { Serve } from '../serve.ts';

interface Listed {
  path: string;
  /** ISO day of the last change, if known. */
  changed?: string | null;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const xml = (text: string) => text.replace(/[&<>"]/g, (letter) => escapes[letter]!);
const stream = (...lines: string[]) => Readable.from([`${lines.join('\n')}\n`]);
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

const sportPaths = ['/sport', '/sport/live', '/sport/results', '/sport/calibration'];

/** Registers the files for search engines and feed readers, on both hosts. */
export function discoveryRoutes(serve: Serve, { config, content, catalogue }: PlatformContext): void {
  const isSport = ({ host }: RequestInfo) => host === new URL(config.sportOrigin).host;
  const originOf = (request: RequestInfo) => (isSport(request) ? config.sportOrigin : config.casinoOrigin);

  /** Returns every public path of a host, without its locale. */
  function listed(request: RequestInfo): Listed[] {
    if (isSport(request)) return sportPaths.map((path) => ({ path }));
    const { id, rules } = request.edition;
    const games = catalogue(id);
    const fixed = [
      '/',
      '/pokies/all',
      ...(rules.tableGamesForbidden ? [] : ['/categories/table-games']),
      ...(rules.liveGamesForbidden ? [] : ['/live/all']),
      ...(offersCompetition(rules, 'tournaments') ? ['/tournaments'] : []),
      ...(offersCompetition(rules, 'jackpots') ? ['/jackpots'] : []),
      ...['/welcome-bonuses', '/rtp', '/fairness', '/self-check'],
    ];
    return [
      ...fixed.map((path) => ({ path })),
      ...listPages(content(), sourceLocale).map(({ slug, path }) => ({
        path,
        changed: readPage(content(), slug, sourceLocale)?.updated ?? null,
      })),
      ...games.providers().map((provider) => ({ path: `/producers/${provider.id}` })),
      ...games.all.map(({ provider, slug }) => ({ path: `/play/${provider}/${slug}` })),
    ];
  }

  serve(contracts.readRobots, { access: 'all' }, async ({ request }) =>
    stream(
      'User-agent: *',
      ...['/users', '/cashbox', '/guest/', '/preview', '/api/'].map((path) => `Disallow: ${path}`),
      `Sitemap: ${originOf(request)}/sitemap.xml`,
    ),
  );

  serve(contracts.readSitemapIndex, { access: 'all' }, async ({ request }) =>
    stream(
      DECLARATION,
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...locales.map((locale) => `<sitemap><loc>${originOf(request)}/sitemaps/${locale}</loc></sitemap>`),
      '</sitemapindex>',
    ),
  );

  serve(contracts.readSitemap, { access: 'all' }, async ({ params, request }) => {
    const locale = locales.find((one) => one === params.locale);
    if (!locale) throw new contracts.Refusal('not_found');
    const at = addresses(originOf(request), request.edition);
    return stream(
      DECLARATION,
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      ...listed(request).map(({ path, changed }) =>
        [
          `<url><loc>${at(locale, path)}</loc>`,
          ...(changed ? [`<lastmod>${changed}</lastmod>`] : []),
          ...locales.map((other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${at(other, path)}"/>`),
          '</url>',
        ].join(''),
      ),
      '</urlset>',
    );
  });

  serve(contracts.readNewsFeed, { access: 'all' }, async ({ query, request }) => {
    const locale = parseLocale(query.l) ?? sourceLocale;
    const at = addresses(config.casinoOrigin, request.edition);
    const news = readPage(content(), 'news', locale)!;
    const moment = (day: string | null) => `${day ?? ''}T00:00:00Z`;
    return stream(
      DECLARATION,
      `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
      `<id>${at(locale, news.path)}</id>`,
      `<title>${xml(`Croupier · ${news.title}`)}</title>`,
      `<updated>${moment(news.children[0]?.date ?? null)}</updated>`,
      `<link rel="self" href="${config.casinoOrigin}/news.atom?l=${locale}"/>`,
      `<link rel="alternate" href="${at(locale, news.path)}"/>`,
      '<author><name>Croupier</name></author>',
      ...news.children.map(({ path, title, description, date }) =>
        [
          `<entry><id>${at(locale, path)}</id><title>${xml(title)}</title>`,
          `<published>${moment(date)}</published><updated>${moment(date)}</updated>`,
          `<link href="${at(locale, path)}"/><summary>${xml(description)}</summary></entry>`,
        ].join(''),
      ),
      '</feed>',
    );
  });
}

/** Returns a path's URL in a language, as in the canonical link. */
const addresses =
  (origin: string, { defaultLocale }: Edition) =>
  (locale: Locale, path: string) =>
    xml(`${origin}${joinLocale(locale, defaultLocale, path)}`);
