import { CallRefused, playerQuery } from '@croupier/api-client';
import { liveTableQuery, liveTablesQuery } from '@croupier/games';
import { editions, isEditionId } from '@croupier/i18n';
import type { AppServices } from '@croupier/web-app';

/** Returns the same wallet as `useStakedWallet`. */
async function stakedWallet({ api, pageContext, queryClient }: AppServices) {
  const player = await queryClient.ensureQueryData(playerQuery(api));
  const edition = player && isEditionId(player.edition) ? player.edition : pageContext.edition;
  return player?.currency ?? editions[edition].currency;
}

export async function loadLiveTables(services: AppServices): Promise<void> {
  const { api, queryClient } = services;
  await queryClient.prefetchQuery(liveTablesQuery(api, await stakedWallet(services)));
}

/** Loads a table by its name; null if there is none. */
export async function loadLiveTable(services: AppServices, slug: string) {
  const { api, queryClient } = services;
  try {
    const { table } = await queryClient.ensureQueryData(liveTableQuery(api, slug, await stakedWallet(services)));
    return { table: slug, title: table.title } as const;
  } catch (error) {
    if (error instanceof CallRefused && error.status === 404) return null;
    throw error;
  }
}
