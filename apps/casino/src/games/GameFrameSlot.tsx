import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useRef } from 'react';

const FrameHost = lazy(() => import('./FrameHost.tsx').then(({ FrameHost: component }) => ({ default: component })));

/** The open game, above the routes. Its code comes with the first game page of a visit, and stays. */
export function GameFrameSlot() {
  const onGamePage = useRouterState({
    select: ({ matches }) => matches.some(({ routeId }) => routeId === '/play/$producer/$name'),
  });
  const visited = useRef(false);
  visited.current ||= onGamePage;
  return visited.current ? (
    <Suspense>
      <FrameHost />
    </Suspense>
  ) : null;
}
