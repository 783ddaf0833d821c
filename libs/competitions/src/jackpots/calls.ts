import type { Api } from '@croupier/api-client';
import { readJackpots, readJackpotWins, readOwnJackpotWins } from '@croupier/contracts';

/** Reads the jackpots. These calls have their own chunk, since most pages only show a total. */
export const jackpots = (api: Api, signal: AbortSignal) => api.call(readJackpots, { signal });
export const wins = (api: Api, signal: AbortSignal) => api.call(readJackpotWins, { signal });
export const ownWins = (api: Api, signal: AbortSignal) => api.call(readOwnJackpotWins, { signal });
