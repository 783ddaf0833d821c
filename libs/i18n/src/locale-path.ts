import { type Locale, locales } from './locale.ts';

/** First path segments of other pages, which can't be the slug of a content page. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  ...locales.map((locale) => locale.toLowerCase()),
  'api',
  'json-api',
  'sport',
  'sock',
  'callbacks',
  'dist',
  'guest',
  'healthz',
  'log',
  'metrics',
  'network-performance',
  'performance',
  'rgs',
  'sitemaps',
  'social',
]);

const byPrefix = new Map<string, Locale>(locales.map((locale) => [locale.toLowerCase(), locale]));

export interface LocalePath {
  /** Locale in the first segment, if any. */
  readonly locale: Locale | undefined;
  /** Path without that segment; always starts with a slash. */
  readonly path: string;
}

/** Removes the locale from the front of a path: `/en-au/live/all` is en-AU and `/live/all`. */
export function splitLocale(pathname: string): LocalePath {
  const end = pathname.indexOf('/', 1);
  const segment = end === -1 ? pathname.slice(1) : pathname.slice(1, end);
  const locale = segment.length > 5 ? undefined : byPrefix.get(segment.toLowerCase());
  if (!locale) return { locale: undefined, path: pathname };
  return { locale, path: end === -1 ? '/' : pathname.slice(end) };
}

/** Prefixes a path with the locale, unless it is the edition's default, which has no prefix. */
export function joinLocale(locale: Locale, defaultLocale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  const prefix = `/${locale.toLowerCase()}`;
  return path === '/' ? prefix : `${prefix}${path}`;
}
