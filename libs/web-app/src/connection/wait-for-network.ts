import type { AnyRouter } from '@tanstack/react-router';
import { logError } from '@croupier/shell';

/** Router of the tab; undefined on the server, where nothing waits. */
let tabRouter: AnyRouter | undefined;

/**
 * Stores the tab's router. Logs a page without a navigator, which still shows what the server rendered.
 * Source: specification §8.
 */
export function knowRouter(router: AnyRouter): void {
  if (router?.state) tabRouter = router;
  else logError(new TypeError('The navigator needs a router and its state.'), { part: 'navigator' });
}

/** Returns the tab's router; undefined before hydration. */
export const routerOfTab = (): AnyRouter | undefined => tabRouter;

/** Returns the address of the page on screen; undefined on the server. */
export const pageOnScreen = (): string | undefined => tabRouter?.state.resolvedLocation?.publicHref;

interface Wanted {
  /** Route ids are strings, which the router's types don't always know yet. */
  readonly matches: readonly { readonly routeId: unknown }[];
  readonly signal: AbortSignal;
}

/**
 * Waits for a network if the device is offline and the page's code isn't loaded. Otherwise the router mistakes the
 * missing code for one of an older release and reloads the document, which shows the browser's own error page. For the
 * root's `beforeLoad`.
 */
export async function waitForNetwork({ matches, signal }: Wanted): Promise<void> {
  if (!tabRouter || navigator.onLine) return;
  const { routesById } = tabRouter as {
    routesById: Record<string, { options: { component?: { preload?: unknown } } }>;
  };
  // The router's lazy components lose `preload` once loaded.
  const isMissing = matches.some(({ routeId }) => routesById[String(routeId)]?.options.component?.preload);
  if (!isMissing) return;
  await new Promise<void>((resolve) => {
    addEventListener('online', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
