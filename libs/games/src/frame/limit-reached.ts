import { stopsPlay, type UserLimit } from '@croupier/contracts';

/** Tells whether any of a player's own limits stops play for real money in a currency. */
export const isAnyLimitReached = (limits: readonly UserLimit[], currency: string): boolean =>
  limits.some((limit) => stopsPlay(limit, currency));
