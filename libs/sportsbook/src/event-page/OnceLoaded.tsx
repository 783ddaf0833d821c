import { type ReactNode, Suspense } from 'react';
import { useHydrated } from '../clock/now.ts';

/** What a document is sent without: it comes when the page is in use. */
export function OnceLoaded({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return useHydrated() ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}
