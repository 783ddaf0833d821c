import { setupI18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import { type Api, createQueryClient } from '@croupier/api-client';
import { type CatalogLoader, dateLocale, editions, loadCatalogs } from '@croupier/i18n';
import { logError } from '@croupier/shell';
import type { PageContext } from './page-context.ts';
import type { AppServices } from './services.ts';

interface Wanted {
  readonly api: Api;
  readonly pageContext: PageContext;
  /** Catalogs that every page needs. Features load their own with their code. */
  readonly catalogs: readonly CatalogLoader[];
  readonly queryClient?: QueryClient;
}

// On the server, the platform's own log has the failures.
export const makeQueryClient = (): QueryClient => createQueryClient(import.meta.env.SSR ? () => undefined : logError);

export async function makeServices({
  api,
  pageContext,
  catalogs,
  queryClient = makeQueryClient(),
}: Wanted): Promise<AppServices> {
  const i18n = setupI18n({
    locale: pageContext.locale,
    locales: dateLocale(pageContext.locale, editions[pageContext.edition]),
    messages: { [pageContext.locale]: {} },
  });
  await loadCatalogs(i18n, pageContext.locale, catalogs);
  return { api, pageContext, i18n, queryClient };
}
