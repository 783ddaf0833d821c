import { useHydrated, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';

const FrameHost = lazy(() => import('./FrameHost.tsx').then(({ FrameHost: component }) => ({ default: component })));

/** Renders the open game, above the routes. Its code loads with the first game page of a visit. */
export function GameFrameSlot() {
  const onGamePage = useRouterState({
    select: ({ matches }) => matches.some(({ routeId }) => routeId === '/play/$producer/$name'),
  });
  // After hydration: the server has no game to show and must not wait for this code.
  const hydrated = useHydrated();
  const [visited, setVisited] = useState(false);
  if (hydrated && onGamePage && !visited) setVisited(true);
  return visited ? (
    <Suspense>
      <FrameHost />
    </Suspense>
  ) : null;
}
