import { notFound } from '@tanstack/react-router';
import { CallRefused } from '@croupier/api-client';
import type { Game } from '@croupier/contracts';
import { gameQuery, slugOf } from '@croupier/games';
import type { AppServices } from '@croupier/web-app';

/** Returns the game of an address; its name is normalised to lower-case words joined by hyphens. Specification §2. */
export async function findGame({ api, queryClient }: AppServices, name: string): Promise<Game> {
  try {
    return await queryClient.ensureQueryData(gameQuery(api, slugOf(name)));
  } catch (error) {
    if (error instanceof CallRefused && error.status < 500) throw notFound();
    throw error;
  }
}
