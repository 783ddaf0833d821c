import type { I18n } from '@lingui/core';
import { type CatalogLoader, catalogFrom, loadCatalogs, localeOf, refusalCatalog } from '@croupier/i18n';

type Files = Parameters<typeof catalogFrom>[0];

/** Catalogs with the texts of the front page: those of the files named here and of all files they import. */
export const catalog = catalogFrom(
  import.meta.glob('./locales/*.po', {
    query: '?shown-by=layout/SportLayout,event-list/SportHome',
  }) as Files,
);

/**
 * Catalogs with all other texts, including the reasons a bet can be refused. They load with everything outside the
 * front page.
 */
export const laterCatalogs: readonly CatalogLoader[] = [
  catalogFrom(
    import.meta.glob('./locales/*.po', {
      query: '?not-shown-by=layout/SportLayout,event-list/SportHome',
    }) as Files,
  ),
  refusalCatalog,
];

export const loadLaterTexts = (i18n: I18n): Promise<void> => loadCatalogs(i18n, localeOf(i18n), laterCatalogs);
