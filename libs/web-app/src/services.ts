import type { I18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import type { Api } from '@croupier/api-client';
import type { StartFiles } from './document/starter.ts';
import type { PageContext } from './page-context.ts';

/** Services of one visit: created per request on the server, once in the browser. They are the router's context. */
export interface AppServices {
  readonly api: Api;
  readonly pageContext: PageContext;
  readonly i18n: I18n;
  readonly queryClient: QueryClient;
  /** Returns the scripts of a page by its routes. Server only. */
  readonly start?: ((routeIds: readonly string[]) => StartFiles) | undefined;
}

/** Returns the services of a router. Both apps create theirs with the services as its context: `routerOptions`. */
export const servicesOf = ({ options }: Pick<AnyRouter, 'options'>): AppServices => options.context;
