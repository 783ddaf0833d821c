import { gameTitleBySlug } from '@croupier/game-art';
import { CatalogueRefused, importStudio } from '@croupier/server-games';
import type { PlatformContext } from './context.ts';

/**
 * Imports every studio's catalogue. One that is unavailable or invalid keeps its previous titles and does not affect
 * the others.
 */
export async function importStudios({ pools: { jobs: db }, config, clock, log }: PlatformContext): Promise<void> {
  for (const [studio, origin] of config.studios)
    try {
      const isOurs = (slug: string) => gameTitleBySlug(slug) !== undefined;
      log.info({ studio, ...(await importStudio(db, { studio, origin, isOurs, now: clock() })) }, 'catalogue read');
    } catch (error) {
      if (!(error instanceof CatalogueRefused)) throw error;
      log.warn({ studio, why: error.message }, 'catalogue not taken in');
    }
}
