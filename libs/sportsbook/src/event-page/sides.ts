import type { SportEventDetail } from '@croupier/contracts';

/** What a market's names are made with. */
export const sidesOf = ({ home, away, players }: SportEventDetail) => ({ home: home.name, away: away.name, players });
