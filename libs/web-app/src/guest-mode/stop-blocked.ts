import { type AnyRouter, redirect } from '@tanstack/react-router';
import { pageOnScreen } from '../connection/wait-for-network.ts';
import type { AppServices } from '../services.ts';
import type { Blocked } from './blocked.ts';

interface Entering {
  readonly context: AppServices;
  readonly matches: readonly { readonly staticData: { readonly blocked?: Blocked } }[];
  readonly preload: boolean;
}

/**
 * Stops a blocked route in guest mode: stays on the current page and explains why. Opened directly, it redirects to the
 * home, where the hash triggers the same message. For the root's `beforeLoad`. Source: specification §6.
 */
export async function stopBlocked({ context, matches, preload }: Entering, home: string): Promise<void> {
  if (!context.pageContext.guestMode || preload) return;
  const blocked = matches.find(({ staticData }) => staticData.blocked)?.staticData.blocked;
  if (!blocked) return;
  const page = pageOnScreen();
  if (page === undefined) throw redirect<AnyRouter>({ to: home, hash: blocked });
  const { sayBlocked } = await import('./say-blocked.ts');
  await sayBlocked(context, blocked);
  throw redirect<AnyRouter>({ href: page, replace: true });
}
