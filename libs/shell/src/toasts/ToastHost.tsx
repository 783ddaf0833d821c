import { lazy, Suspense } from 'react';
import { useTabState } from '../tab-store.ts';
import { toasts } from './toast-list.ts';

const Toaster = lazy(() => import('./Toaster.tsx').then((module) => ({ default: module.Toaster })));

/**
 * Renders the notices. Mount once per app. The live region exists from the start, so that the first notice is read out
 * too.
 */
export function ToastHost() {
  const shown = useTabState(toasts.atom);
  return (
    <div role="status" aria-live="polite">
      {shown.length > 0 && (
        <Suspense fallback={null}>
          <Toaster shown={shown} />
        </Suspense>
      )}
    </div>
  );
}
