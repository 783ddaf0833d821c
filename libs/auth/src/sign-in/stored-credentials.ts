import type { QueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai';
import { adoptPlayer, type Api } from '@croupier/api-client';
import type { Player } from '@croupier/contracts';
import { codeAwaitedAtom } from './code-awaited.ts';
import { askToSignIn } from './sign-in.mutation.ts';

/** Missing in TypeScript's DOM: only some browsers store passwords for pages. */
declare global {
  interface Window {
    readonly PasswordCredential?: new (data: { id: string; password: string }) => Credential;
  }
}

/**
 * Signs in with the browser's stored credentials. Returns null if they are refused: the form then opens, at the
 * one-time code if that is missing. Source: specification §2, Header.
 */
export async function signInWithStored(
  api: Api,
  queryClient: QueryClient,
  stored: { id: string; password: string },
): Promise<Player | null> {
  try {
    const player = await askToSignIn(api, { email: stored.id, password: stored.password });
    if (player) adoptPlayer(queryClient, player);
    else getDefaultStore().set(codeAwaitedAtom, true);
    return player;
  } catch {
    return null;
  }
}

/** Offers the browser credentials that have just worked. The browser asks the player; a refusal is ignored. */
export async function offerToStore(email: string, password: string): Promise<void> {
  const { PasswordCredential } = window;
  if (!PasswordCredential) return;
  await navigator.credentials.store(new PasswordCredential({ id: email, password })).catch(() => undefined);
}
