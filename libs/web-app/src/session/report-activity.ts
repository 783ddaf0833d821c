import type { AnyRouter } from '@tanstack/react-router';
import { playerQuery } from '@croupier/api-client';
import type { AppServices } from '../services.ts';

/** A session lives 30 minutes after the last sign of life: once a minute is plenty. */
const STEP_MS = 60_000;

interface Page {
  readonly now: () => number;
  /** Returns whether the visitor opened this document. An automatic reload is not activity. */
  readonly opened: () => boolean;
}

const thisPage: Page = {
  now: Date.now,
  opened: () =>
    performance.getEntriesByType('navigation').every((entry) => !('type' in entry && entry.type === 'reload')),
};

/**
 * Reports to the server that a player opens and turns pages. What a page reads keeps no session alive, be it by the server that renders
 * it, and a page turned inside the app may ask the server for nothing at all.
 */
export function reportActivity(
  { api, queryClient }: AppServices,
  router: Pick<AnyRouter, 'subscribe'>,
  { now, opened }: Page = thisPage,
): () => void {
  let lastSent = -Infinity;
  const report = (): void => {
    const signedIn = queryClient.getQueryData(playerQuery(api).queryKey);
    if (!signedIn || now() - lastSent < STEP_MS) return;
    lastSent = now();
    void import('./post-activity.ts').then(({ postActivity }) => postActivity(api)).catch(() => undefined);
  };
  if (opened()) report();
  return router.subscribe('onResolved', ({ pathChanged }) => pathChanged && report());
}
