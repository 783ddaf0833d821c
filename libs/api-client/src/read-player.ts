import { readPlayer } from '@croupier/contracts';
import type { Api } from './client-core.ts';
import { CallRefused } from './failure.ts';

/** The player of the session; null for a guest. */
export async function askForPlayer(api: Api, signal: AbortSignal) {
  try {
    return await api.call(readPlayer, { signal });
  } catch (error) {
    if (error instanceof CallRefused && error.status === 401) return null;
    throw error;
  }
}
