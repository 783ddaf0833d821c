import { readPlayer } from '@croupier/contracts';
import type { Api } from './client-core.ts';
import { CallRefused } from './failure.ts';

/**
 * Reads the player of the session; null for a guest. Throws if a player was `known`: their session ended, and the page
 * must say so.
 */
export async function askForPlayer(api: Api, signal: AbortSignal, known: boolean) {
  try {
    return await api.call(readPlayer, { signal });
  } catch (error) {
    if (!known && error instanceof CallRefused && error.status === 401) return null;
    throw error;
  }
}
