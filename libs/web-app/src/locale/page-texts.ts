import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import { type CatalogLoader, loadCatalogs } from '@croupier/i18n';
import { routerOfTab } from '../connection/wait-for-network.ts';
import type { AppServices } from '../services.ts';

/** Declares the catalogs of a route: `staticData: { texts: [catalog, refusalCatalog] }`. */
declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    texts?: readonly CatalogLoader[];
  }
}

interface Matched {
  readonly routeId: unknown;
  readonly staticData: { readonly texts?: readonly CatalogLoader[] };
}

/** Loads the texts of a page's routes, each once, and their code at the same time. For the root's `beforeLoad`. */
export function loadPageTexts({ i18n, pageContext }: AppServices, matches: readonly Matched[]): Promise<void> {
  const router = routerOfTab();
  for (const { routeId } of router ? matches : []) {
    const route = router?.routesById[String(routeId)] as AnyRoute | undefined;
    // What fails is tried again by the router, which shows the error.
    if (route) router?.loadRouteChunk(route)?.catch(() => undefined);
  }
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
