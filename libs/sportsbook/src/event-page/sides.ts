import type { SportEventDetail } from '@croupier/contracts';

/** Returns the names of sides and players that market names use. */
export const sidesOf = ({ home, away, players }: SportEventDetail) => ({ home: home.name, away: away.name, players });
