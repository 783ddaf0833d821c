import type { AnyRouter } from '@tanstack/react-router';
import { playerQuery } from '@croupier/api-client';
import type { AppServices } from '../services.ts';

/** Shortest interval of reports. A session expires 30 minutes after the last one, so once a minute is enough. */
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
 * Reports to the server that a player opens pages or navigates. Reads don't extend a session: the server may make them
 * while rendering, and a navigation inside the app may need none.
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
