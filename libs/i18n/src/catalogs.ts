import type { I18n, Messages } from '@lingui/core';
import { type Locale, sourceLocale } from './locale.ts';

/** Loads the messages of one library in one locale. Each library that shows text exports one, named `catalog`. */
export type CatalogLoader = (locale: Locale) => Promise<Messages>;

type CatalogFiles = Readonly<Record<string, () => Promise<{ messages: Messages }>>>;

/**
 * Creates a library's loader from its catalog files: `export const catalog =
 * catalogFrom(import.meta.glob('./locales/*.po'));`
 * A locale without a file uses its language's (`de` for de-AT), else the source language.
 */
export function catalogFrom(files: CatalogFiles): CatalogLoader {
  return async (locale) => {
    const file =
      files[`./locales/${locale}.po`] ??
      files[`./locales/${locale.slice(0, 2)}.po`] ??
      files[`./locales/${sourceLocale}.po`];
    return file ? (await file()).messages : {};
  };
}

const loaded = new WeakMap<I18n, Set<string>>();
const keys = new WeakMap<CatalogLoader, number>();
let lastKey = 0;

function keyOf(loader: CatalogLoader): number {
  const cached = keys.get(loader);
  if (cached !== undefined) return cached;
  keys.set(loader, ++lastKey);
  return lastKey;
}

/** Loads the messages of several libraries into a translator, each once per locale. */
export async function loadCatalogs(i18n: I18n, locale: Locale, loaders: readonly CatalogLoader[]): Promise<void> {
  const done = loaded.get(i18n) ?? new Set<string>();
  loaded.set(i18n, done);
  const missing = loaders.filter((loader) => !done.has(`${locale}:${keyOf(loader)}`));
  if (missing.length === 0) return;
  const catalogs = await Promise.all(missing.map((loader) => loader(locale)));
  for (const loader of missing) done.add(`${locale}:${keyOf(loader)}`);
  const texts: Messages = Object.assign({}, ...catalogs);
  // React's translator is a new object after each change: loading known texts again would render the page again.
  if (i18n.locale === locale && Object.keys(texts).every((id) => id in i18n.messages)) return;
  i18n.load(locale, texts);
}
