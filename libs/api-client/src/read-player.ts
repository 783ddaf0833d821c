import { readPlayer } from '@croupier/contracts';
import type { Api } from './client-core.ts';
import { CallRefused } from './failure.ts';

/** The player of the session; null for a guest. Fails if somebody was `known`: their session ended, and that has to be said. */
export async function askForPlayer(api: Api, signal: AbortSignal, known: boolean) {
  try {
    return await api.call(readPlayer, { signal });
  } catch (error) {
    if (!known && error instanceof CallRefused && error.status === 401) return null;
    throw error;
  }
}
