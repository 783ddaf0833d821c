import { type Api, CallRefused } from '@croupier/api-client';
import { launchGame, readUserLimits } from '@croupier/contracts';
import { isCurrency } from '@croupier/money';
import type { PlayMode } from '../links.tsx';
import { isAnyLimitReached } from './limit-reached.ts';

export interface LaunchOrder {
  slug: string;
  mode: PlayMode;
  /** Wallet to play with; null for the active one on the server. */
  currency: string | null;
}

export type LaunchResult = { url: string } | { failure: string };

/** Requests a game's page. A refusal is returned as a code. */
export async function requestLaunch(api: Api, { slug, mode, currency }: LaunchOrder): Promise<LaunchResult> {
  try {
    const wallet = mode === 'real' && currency !== null && isCurrency(currency) ? { currency } : {};
    const { url } = await api.call(launchGame, { body: { game: slug, mode, ...wallet } });
    return { url };
  } catch (error) {
    return { failure: error instanceof CallRefused ? (error.fields[0]?.code ?? 'failed') : 'failed' };
  }
}

/**
 * Tells whether a player's own limits stop play for real money now. If they can't be read, the server decides at the
 * launch.
 */
export async function limitsStopPlay(api: Api, currency: string): Promise<boolean> {
  try {
    return isAnyLimitReached(await api.call(readUserLimits), currency);
  } catch {
    return false;
  }
}
