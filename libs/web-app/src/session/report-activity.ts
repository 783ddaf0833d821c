import type { AnyRouter } from '@tanstack/react-router';
import { playerQuery } from '@croupier/api-client';
import type { AppServices } from '../services.ts';

/** A session lives 30 minutes after the last sign of life: once a minute is plenty. */
const STEP_MS = 60_000;

type Now = () => number;

/**
 * Reports to the server that a player turns pages. Polls and the socket keep no session alive, and a page turned inside the
 * app asks the server for nothing that would.
 */
export function reportActivity(
  { api, queryClient }: AppServices,
  router: Pick<AnyRouter, 'subscribe'>,
  now: Now = Date.now,
): () => void {
  let lastSent = now(); // The document itself was a sign of life.
  return router.subscribe('onResolved', ({ pathChanged }) => {
    const signedIn = queryClient.getQueryData(playerQuery(api).queryKey);
    if (!pathChanged || !signedIn || now() - lastSent < STEP_MS) return;
    lastSent = now();
    void import('./post-activity.ts').then(({ postActivity }) => postActivity(api)).catch(() => undefined);
  });
}
