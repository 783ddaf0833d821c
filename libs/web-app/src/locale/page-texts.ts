import type { AnyRouter } from '@tanstack/react-router';
import { type CatalogLoader, loadCatalogs } from '@croupier/i18n';
import type { AppServices } from '../services.ts';

/** What a route declares: `staticData: { texts: [catalog, refusalCatalog] }`. */
declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    texts?: readonly CatalogLoader[];
  }
}

interface Matched {
  readonly staticData: { readonly texts?: readonly CatalogLoader[] };
}

/** Brings the texts of the routes of a page, each once. For the root's `beforeLoad`. */
export function loadPageTexts({ i18n, pageContext }: AppServices, matches: readonly Matched[]): Promise<void> {
  return loadCatalogs(
    i18n,
    pageContext.locale,
    matches.flatMap(({ staticData }) => staticData.texts ?? []),
  );
}

/** The same before a document of the server is taken over: no `beforeLoad` and no loader runs then. */
export function loadFirstTexts(services: AppServices, router: AnyRouter): Promise<void> {
  return loadPageTexts(services, router.matchRoutes(router.latestLocation));
}
