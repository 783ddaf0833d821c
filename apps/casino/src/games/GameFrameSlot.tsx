import { openGameAtom } from '@croupier/games';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';

const FrameHost = lazy(() => import('./FrameHost.tsx').then(({ FrameHost: component }) => ({ default: component })));

/** The open game, above the routes. Its code comes with the first game one opens. */
export function GameFrameSlot() {
  const open = useAtomValue(openGameAtom) !== null;
  return open ? (
    <Suspense>
      <FrameHost />
    </Suspense>
  ) : null;
}
