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

/** Loads the texts of a page's routes, each once, and at the same time their code. For the root's `beforeLoad`. */
export function loadPageTexts({ i18n, pageContext }: AppServices, matches: readonly Matched[]): Promise<void> {
  const router = routerOfTab();
  for (const { routeId } of router ? matches : []) {
    const route = router?.routesById[String(routeId)] as AnyRoute | undefined;
    // The router retries failures and shows the error.
    if (route) router?.loadRouteChunk(route)?.catch(() => undefined);
  }
  return loadCatalogs(
    i18n,
    pageContext.locale,
    matches.flatMap(({ staticData }) => staticData.texts ?? []),
  );
}

/** Loads the texts before a server-rendered document is hydrated, when neither `beforeLoad` nor loaders run. */
export function loadFirstTexts(services: AppServices, router: AnyRouter): Promise<void> {
  return loadPageTexts(services, router.matchRoutes(router.latestLocation));
}
