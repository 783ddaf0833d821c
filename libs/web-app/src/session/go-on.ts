import type { AnyRouter } from '@tanstack/react-router';
import { playerQuery } from '@croupier/api-client';
import { type Locale, parseLocale, splitGuest, splitLocale } from '@croupier/i18n';
import { publicPath } from '../page-context.ts';
import { type AppServices, servicesOf } from '../services.ts';

/**
 * Continues after a sign-in: to a safe target, or with null on the current page. If the player's language differs from
 * the guest's, loads the document in theirs. The other site handles this itself.
 */
export function goOn(router: AnyRouter, target: string | null, stay: () => void = () => undefined): void {
  if (target !== null && !target.startsWith('/')) return location.assign(target);
  const { pageContext, ...services } = servicesOf(router);
  const locale = savedLocale(services);
  if (locale && locale !== pageContext.locale) {
    const { pathname, search, hash } = new URL(target ?? placeOf(router), location.origin);
    const { path } = splitLocale(splitGuest(pathname).path);
    return location.assign(publicPath({ ...pageContext, locale }, path) + search + hash);
  }
  if (target === null) stay();
  else void router.navigate({ href: target, replace: true });
}

function savedLocale({ api, queryClient }: Pick<AppServices, 'api' | 'queryClient'>): Locale | undefined {
  return parseLocale(queryClient.getQueryData(playerQuery(api).queryKey)?.locale);
}

/** Returns the address of the page behind any popup. A popup's own route has none and returns the home. */
function placeOf(router: AnyRouter): string {
  const { location: here, matches } = router.state;
  if (matches.at(-1)?.staticData.popup !== undefined) return '/';
  const { popup: _, redirect: __, ...search } = here.search as Record<string, unknown>;
  return router.buildLocation({ to: here.pathname, search, hash: here.hash } as never).href;
}
