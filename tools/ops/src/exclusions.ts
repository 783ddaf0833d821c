import { isExcluded } from '@croupier/server-limits';
import type { PlayersContext } from '@croupier/server-players';
import { wasErasedExcluded } from '@croupier/server-privacy';

/** Provides the exclusions to the players' domain, as the platform does. */
export const exclusionsAt = (clock: () => Date): Pick<PlayersContext, 'isExcluded' | 'wasErasedExcluded'> => ({
  isExcluded: (db, playerId) => isExcluded(db, playerId, clock()),
  wasErasedExcluded: (tx, person) => wasErasedExcluded(tx, person, clock()),
});
