import type { Api } from '@croupier/api-client';
import { readJackpots, readJackpotWins, readOwnJackpotWins } from '@croupier/contracts';

/** The calls of jackpots, in a chunk of their own: most pages show no more than a sum. */
export const jackpots = (api: Api, signal: AbortSignal) => api.call(readJackpots, { signal });
export const wins = (api: Api, signal: AbortSignal) => api.call(readJackpotWins, { signal });
export const ownWins = (api: Api, signal: AbortSignal) => api.call(readOwnJackpotWins, { signal });
