import { type ReactNode, Suspense } from 'react';
import { useHydrated } from '../clock/now.ts';

/** Renders content after hydration only, so that the HTML document doesn't contain it. */
export function OnceLoaded({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return useHydrated() ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}
