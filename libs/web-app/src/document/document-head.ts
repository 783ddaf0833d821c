import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Edition, editions, joinLocale, type Locale } from '@croupier/i18n';
import type { PageContext } from '../page-context.ts';

interface Page {
  readonly pageContext: PageContext;
  /** Origin of the page's app. */
  readonly origin: string;
  /** Path without its locale. */
  readonly path: string;
}

const maxSegmentsAtFirst = 4;
const maxSegmentsLater = 3;

let firstPath: string | undefined;

/**
 * Tells whether a path is too deep to be indexed. Specification §2: more than 4 segments get noindex at creation, more
 * than 3 on navigation. The server only creates.
 */
export function isTooDeep(path: string): boolean {
  const segments = path.split('/').filter(Boolean).length;
  if (typeof document !== 'undefined') firstPath ??= path;
  return segments > (firstPath === undefined || path === firstPath ? maxSegmentsAtFirst : maxSegmentsLater);
}

/** Returns the public address of a path. The router's path of an index page ends with a slash; its address doesn't. */
const address = (origin: string, edition: Edition, locale: Locale, path: string) =>
  `${origin}${joinLocale(locale, edition.defaultLocale, path.replace(/(.)\/$/, '$1'))}`;

/** Returns links to the canonical address and to the same page in other languages, without query values. */
export function languageLinks({ pageContext, origin, path }: Page) {
  const edition = editions[pageContext.edition];
  return [
    { rel: 'canonical', href: address(origin, edition, pageContext.locale, path) },
    ...edition.locales.map((locale) => ({
      rel: 'alternate',
      hrefLang: locale,
      href: address(origin, edition, locale, path),
    })),
    { rel: 'alternate', hrefLang: 'x-default', href: address(origin, edition, edition.defaultLocale, path) },
  ];
}

/** Returns a page's title followed by the site's name. */
export const pageTitle = (title: string | undefined, site = 'Croupier') => ({
  title: title ? `${title} · ${site}` : site,
});

/** Returns the title and the description, for search engines and shared links. */
export const pageMeta = (title: string | undefined, description: string, site?: string) => [
  pageTitle(title, site),
  { name: 'description', content: description },
  { property: 'og:title', content: title ?? site ?? 'Croupier' },
  { property: 'og:description', content: description },
  { property: 'og:image:alt', content: title ?? site ?? 'Croupier' },
];

/** Returns tags for a shared link's picture, which the page server draws from the page's own data. */
export function socialImage({ pageContext, origin, path }: Page) {
  const below = path.replace(/\/$/, '');
  return [
    { property: 'og:image', content: `${origin}/social/${pageContext.locale.toLowerCase()}${below}.png` },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** Meta tag for pages of a single visitor, and for missing pages. */
export const unlisted = { name: 'robots', content: 'noindex' };

interface Matched {
  readonly status: string;
  readonly _notFound?: boolean | undefined;
}

/** Returns the head's tags for an address that doesn't exist. */
export const missingMeta = (i18n: I18n, matches: readonly Matched[], site?: string) =>
  matches.some((match) => match.status === 'notFound' || match._notFound)
    ? [pageTitle(i18n._(msg`Page not found`), site), unlisted]
    : [];

/** Returns the head of every document: encoding, viewport, icons, install data, language links. */
export function documentHead(page: Page & { readonly fonts: readonly string[] }) {
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'format-detection', content: 'telephone=no' },
      { name: 'theme-color', content: '#0a5c3d', media: '(prefers-color-scheme: light)' },
      { name: 'theme-color', content: '#0e1613', media: '(prefers-color-scheme: dark)' },
      ...(isTooDeep(page.path) || page.pageContext.guestMode ? [unlisted] : socialImage(page)),
    ],
    links: [
      ...page.fonts.map((href) => ({
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        crossOrigin: 'anonymous' as const,
        href,
      })),
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      // Guest mode doesn't offer to install the site.
      ...(page.pageContext.guestMode
        ? []
        : [{ rel: 'manifest', href: `/manifest.webmanifest?lang=${page.pageContext.locale}` }]),
      ...languageLinks(page),
    ],
  };
}
