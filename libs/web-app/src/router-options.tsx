import { I18nProvider } from '@lingui/react';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import { Provider } from 'jotai';
import { Fragment, type ReactNode } from 'react';
import { ApiProvider } from '@croupier/api-client';
import { splitGuest, splitLocale } from '@croupier/i18n';
import { publicPath } from './page-context.ts';
import type { AppServices } from './services.ts';

// A browser tab has one store, jotai's default. On the server each request gets its own, so that visitors don't share
// state.
const AtomProvider = import.meta.env.SSR ? Provider : Fragment;

/**
 * Decides whether the router restores scroll positions. The first document is positioned by its own script, before
 * other code loads. The router positions all later pages.
 */
function placesPage(): () => boolean {
  let isDocument = !import.meta.env.SSR;
  return () => {
    const places = !isDocument;
    isDocument = false;
    return places;
  };
}

/** Returns the options both apps pass to `createRouter`, except their own route trees. */
export function routerOptions(services: AppServices, nonce?: string) {
  const { pageContext, i18n, api } = services;
  return {
    context: services,
    defaultPreload: 'intent' as const,
    // Query decides what is fresh.
    defaultPreloadStaleTime: 0,
    scrollRestoration: placesPage(),
    // Language and guest mode are part of the address only: routes and links never see them.
    rewrite: {
      input: ({ url }: { url: URL }) => {
        url.pathname = splitLocale(splitGuest(url.pathname).path).path;
        return url;
      },
      output: ({ url }: { url: URL }) => {
        url.pathname = publicPath(pageContext, url.pathname);
        return url;
      },
    },
    ...(nonce ? { ssr: { nonce } } : {}),
    Wrap: ({ children }: { children: ReactNode }) => (
      <I18nProvider i18n={i18n}>
        <AtomProvider>
          <ApiProvider api={api}>{children}</ApiProvider>
        </AtomProvider>
      </I18nProvider>
    ),
  };
}

type Integrated = Parameters<typeof setupRouterSsrQueryIntegration>[0]['router'];

/** Transfers the server's queries to the browser. */
export function withQueries<Router extends Integrated>(router: Router, { queryClient }: AppServices): Router {
  setupRouterSsrQueryIntegration({ router, queryClient });
  return router;
}
