import { i18n } from '@lingui/core';
import { loadCatalogs, type Locale, parseLocale, sourceLocale } from '@croupier/i18n';
import { catalog as kitCatalog } from '@croupier/ui-kit';
import { catalog } from './catalog.ts';

export const localeOf = (wanted: string): Locale =>
  parseLocale(wanted) ?? parseLocale(wanted.slice(0, 2)) ?? sourceLocale;

/** Loads the texts of a language and activates it. */
export async function speak(wanted: string): Promise<void> {
  const locale = localeOf(wanted);
  await loadCatalogs(i18n, locale, [catalog, kitCatalog]);
  i18n.activate(locale);
  document.documentElement.lang = locale;
}
