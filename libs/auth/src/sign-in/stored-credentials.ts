import type { QueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai';
import { adoptPlayer, type Api } from '@croupier/api-client';
import type { Player } from '@croupier/contracts';
import { codeAwaitedAtom } from './code-awaited.ts';
import { askToSignIn } from './sign-in.mutation.ts';

/** Not in TypeScript's DOM: only some browsers keep passwords for pages. */
declare global {
  interface Window {
    readonly PasswordCredential?: new (data: { id: string; password: string }) => Credential;
  }
  interface CredentialRequestOptions {
    password?: boolean;
  }
  interface Credential {
    readonly password?: string | null;
  }
}

/**
 * The header's login button first tries what the browser has stored. Null when it has nothing, or what it has does not
 * get in: then the login form opens, at the one-time code if that is what is missing. Source: specification §2, Header.
 */
export async function signInWithStored(api: Api, queryClient: QueryClient): Promise<Player | null> {
  if (!window.PasswordCredential) return null;
  try {
    const stored = await navigator.credentials.get({ password: true, mediation: 'optional' });
    if (!stored?.password) return null;
    const player = await askToSignIn(api, { email: stored.id, password: stored.password });
    if (player) adoptPlayer(queryClient, player);
    else getDefaultStore().set(codeAwaitedAtom, true);
    return player;
  } catch {
    return null;
  }
}

/** Offers the browser what has just worked. The browser asks the player; a refusal is none of our business. */
export async function offerToStore(email: string, password: string): Promise<void> {
  const { PasswordCredential } = window;
  if (!PasswordCredential) return;
  await navigator.credentials.store(new PasswordCredential({ id: email, password })).catch(() => undefined);
}
