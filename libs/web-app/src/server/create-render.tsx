import type { AnyRouter } from '@tanstack/react-router';
import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  renderRouterToString,
} from '@tanstack/react-router/ssr/server';
import { type Api, CallFailed, CallRefused, createApi, playerQuery } from '@croupier/api-client';
import { cookies, type Player, readAccounts } from '@croupier/contracts';
import { type CatalogLoader, type Locale, parseLocale, splitGuest, splitLocale } from '@croupier/i18n';
import { NotFound } from '../frame/NotFound.ts';
import { makeQueryClient, makeServices } from '../make-services.ts';
import { type PageContext, publicPath } from '../page-context.ts';
import type { AppServices } from '../services.ts';
import type { AppFiles } from './router-manifest.ts';

/** Document to render, as requested by the page server. */
export interface RenderRequest {
  /** Visitor's request, with its URL. Aborted when they leave or on a timeout. */
  readonly request: Request;
  readonly pageContext: PageContext;
  readonly nonce: string;
  /** Address of the platform inside the network. */
  readonly internalApi: string;
  /** Headers forwarded from the visitor's request. */
  readonly forwarded: Record<string, string>;
  /** True for an address that doesn't exist. It needs no document: the page server caches one for all of them. */
  readonly brief?: boolean;
}

interface App {
  readonly createRouter: (services: AppServices, nonce: string) => AnyRouter;
  readonly catalogs: readonly CatalogLoader[];
  /** Loads code that the browser gets in separate chunks; on the server it is loaded once. */
  readonly preload?: () => Promise<unknown>;
  /** Prefetches the data that every page shows at once, for a player or a guest. */
  readonly prefetch?: (services: AppServices, player: Player | null) => Promise<unknown>;
}

/** Creates an app's renderer, which turns a request into a finished document. */
export function createRender(
  { createRouter, catalogs, preload, prefetch }: App,
  filesOf: (locale: Locale) => AppFiles,
) {
  const loaded = Promise.all([NotFound.load(), preload?.()]);
  return async ({
    request,
    pageContext: offered,
    nonce,
    internalApi,
    forwarded,
    brief,
  }: RenderRequest): Promise<Response> => {
    // Some reads are POST, which the platform only accepts from the site's own origins.
    const headers: Record<string, string> = { ...forwarded, origin: new URL(request.url).origin };
    const platform = createApi({ baseUrl: internalApi, headers, browser: false });
    const watch = watchPlatform(showsRound(forwarded['cookie']) ? withoutBalance(platform) : platform);
    const queryClient = makeQueryClient();
    await loaded;
    const player = offered.session ? await queryClient.fetchQuery(playerQuery(watch.api)) : null;
    const { locale, moved } = languageOf(request, offered, player?.locale);
    if (moved) return new Response(null, { status: 302, headers: { location: moved } });
    headers['x-locale'] = locale; // Read with each call.
    queryClient.setQueryData(playerQuery(watch.api).queryKey, player);
    const pageContext = { ...offered, locale, session: player !== null };
    const { manifest, start } = filesOf(pageContext.locale);
    const services = { ...(await makeServices({ api: watch.api, pageContext, catalogs, queryClient })), start };
    await prefetch?.(services, player);
    const handle = createRequestHandler({
      request,
      createRouter: () => createRouter(services, nonce),
      getRouterManifest: () => manifest,
    });
    // Renders to one string, not a stream: data is loaded first, and streaming costs about twice the CPU time.
    const response = await handle(({ router, responseHeaders }) => {
      if (brief && getSsrStatus(router) === 404) return new Response(null, { status: 404 });
      return renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> });
    });
    if (watch.unavailable()) response.headers.set('x-platform-unavailable', '1');
    return response;
  };
}

/**
 * Returns the document's language, and the address to redirect to if the language has its own. For an address without a
 * language, the player's saved one applies, else the offered one: for guests, from the cookie. A language other than
 * the edition's own has its own address.
 */
function languageOf(request: Request, offered: PageContext, saved: string | undefined) {
  const { pathname, search } = new URL(request.url);
  const { path } = splitGuest(pathname);
  if (splitLocale(path).locale) return { locale: offered.locale };
  const locale = parseLocale(saved) ?? offered.locale;
  const target = publicPath({ ...offered, locale }, path);
  return target === pathname ? { locale } : { locale, moved: target + search };
}

/** Tells whether a game in this browser is showing a round, or was until the page was reloaded. */
const showsRound = (cookie = ''): boolean => cookie.split('; ').some((each) => each.startsWith(SHOWN_ROUNDS));
const SHOWN_ROUNDS = `${cookies.shownRounds.name}=`;

/** Removes the balance. It could reveal a round's result, so the page reads it once the game has shown the round. */
const withoutBalance = (api: Api): Api => ({
  call: (shape, ...options) =>
    (shape as object) === readAccounts ? Promise.reject(new CallRefused(409, {})) : api.call(shape, ...options),
});

/** Records calls without a reply, so that the page server knows why a document is incomplete. */
function watchPlatform(api: Api): { api: Api; unavailable: () => boolean } {
  let seen = false;
  const call: Api['call'] = async (shape, ...options) => {
    try {
      return await api.call(shape, ...options);
    } catch (error) {
      seen ||= error instanceof CallFailed || (error instanceof CallRefused && error.status >= 503);
      throw error;
    }
  };
  return { api: { call }, unavailable: () => seen };
}
