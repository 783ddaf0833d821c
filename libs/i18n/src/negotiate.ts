import type { Edition } from './editions.ts';
import { joinLocale, splitLocale } from './locale-path.ts';
import { type Locale, parseLocale } from './locale.ts';

export interface LocaleSigns {
  readonly edition: Edition;
  readonly pathname: string;
  /** The signed-in player's saved language. */
  readonly saved?: string | null | undefined;
  /** The value of the locale cookie. */
  readonly cookie?: string | null | undefined;
  readonly acceptLanguage?: string | undefined;
  /** `true` for a crawler, which gets exactly the requested locale. */
  readonly bot?: boolean;
}

export interface LocaleChoice {
  /** The locale of the document. */
  readonly locale: Locale;
  /** The path the router sees. */
  readonly path: string;
  /** Path to redirect to; undefined if the address is already right. */
  readonly redirect: string | undefined;
}

/**
 * Returns the locale of a page, in this order: URL prefix, saved language, cookie, the edition's language,
 * Accept-Language. The default edition has no language of its own, so there Accept-Language comes before `en`.
 */
export function chooseLocale(signs: LocaleSigns): LocaleChoice {
  const { edition } = signs;
  const { locale: prefix, path } = splitLocale(signs.pathname);
  if (prefix) {
    const canonical = joinLocale(prefix, edition.defaultLocale, path);
    // A prefix in another case, or with a trailing slash, is a second address of the same page.
    return { locale: prefix, path, redirect: canonical === signs.pathname ? undefined : canonical };
  }
  if (signs.bot) return { locale: edition.defaultLocale, path, redirect: undefined };
  const locale =
    parseLocale(signs.saved) ??
    parseLocale(signs.cookie) ??
    (edition.id === 'default' ? acceptedLocale(signs.acceptLanguage) : undefined) ??
    edition.defaultLocale;
  const target = joinLocale(locale, edition.defaultLocale, path);
  return { locale, path, redirect: target === signs.pathname ? undefined : target };
}

const maxHeaderLength = 200;

/**
 * Returns the browser's first preferred language that we have; a language without a region matches too (`pt` is pt-BR).
 */
export function acceptedLocale(header: string | undefined): Locale | undefined {
  if (!header) return undefined;
  const wishes = header
    .slice(0, maxHeaderLength)
    .split(',')
    .map((part, index) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { tag: tag.trim(), index, quality: quality ? Number(quality.trim().slice(2)) || 0 : 1 };
    })
    .filter((wish) => wish.quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index);
  for (const { tag } of wishes) {
    const found = parseLocale(tag) ?? byLanguage[tag.slice(0, 2).toLowerCase()];
    if (found) return found;
  }
  return undefined;
}

const byLanguage: Readonly<Record<string, Locale>> = {
  de: 'de',
  en: 'en',
  es: 'es-MX',
  fr: 'fr-CA',
  ja: 'ja',
  nb: 'no',
  nn: 'no',
  no: 'no',
  pt: 'pt-BR',
};
