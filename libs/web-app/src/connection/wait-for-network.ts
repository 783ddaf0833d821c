import type { AnyRouter } from '@tanstack/react-router';
import { logError } from '@croupier/shell';

/** The tab's router; none on the server, where nothing waits. */
let tabRouter: AnyRouter | undefined;

/** A page without its navigator still shows what the server rendered: that is logged. Source: specification §8. */
export function knowRouter(router: AnyRouter): void {
  if (router?.state) tabRouter = router;
  else logError(new TypeError('The navigator needs a router and its state.'), { part: 'navigator' });
}

/** Undefined before the page is taken over. */
export const routerOfTab = (): AnyRouter | undefined => tabRouter;

/** The address of the page that is shown; none on the server. */
export const pageOnScreen = (): string | undefined => tabRouter?.state.resolvedLocation?.publicHref;

interface Wanted {
  /** Ids are text, which the router does not always know yet. */
  readonly matches: readonly { readonly routeId: unknown }[];
  readonly signal: AbortSignal;
}

/**
 * Offline, a page whose code has not come yet waits until there is a network. Without this the router takes the missing code
 * for one of an older release and loads the document again: the browser's own error page. For the root's `beforeLoad`.
 */
export async function waitForNetwork({ matches, signal }: Wanted): Promise<void> {
  if (!tabRouter || navigator.onLine) return;
  const { routesById } = tabRouter as {
    routesById: Record<string, { options: { component?: { preload?: unknown } } }>;
  };
  // The router's lazy components lose `preload` once they are there.
  const isMissing = matches.some(({ routeId }) => routesById[String(routeId)]?.options.component?.preload);
  if (!isMissing) return;
  await new Promise<void>((resolve) => {
    addEventListener('online', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
