import { games } from '@croupier/game-math';
import { createGames, type GameService } from '@croupier/server-games';
import type { PlatformContext } from './context.ts';

const services = new WeakMap<PlatformContext['db'], GameService>();

/** The one set of batch workers of this copy of the platform. */
export function gameService({ db, clock }: Pick<PlatformContext, 'db' | 'clock'>): GameService {
  const known = services.get(db);
  if (known) return known;
  const made = createGames({ db, clock, games });
  services.set(db, made);
  return made;
}
