import type { Api } from '@croupier/api-client';
import { readLatestWinners, readServerData } from '@croupier/contracts';

/* In a file of their own: fetched with the first call and not with the page. */

export const winners = (api: Api, signal: AbortSignal) => api.call(readLatestWinners, { signal });
export const serverData = (api: Api, l: string, signal: AbortSignal) =>
  api.call(readServerData, { query: { l }, signal });
