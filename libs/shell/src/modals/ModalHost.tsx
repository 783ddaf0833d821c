import { lazy, Suspense } from 'react';
import { useTabState } from '../tab-store.ts';
import { modals } from './modal-stack.ts';

/** Fetches the window that all modals share: once the page is idle, so that the first one opens with the press. */
export const loadModalWindows = () => import('./ModalWindows.tsx');

const ModalWindows = lazy(() => loadModalWindows().then((module) => ({ default: module.ModalWindows })));

export interface ModalHostProps {
  /** Called when a person closed one: an app that opened it by a route leaves that route. */
  onClosed?: ((name: string) => void) | undefined;
}

/** Where modals appear. Once an app, at the end of the page. */
export function ModalHost({ onClosed }: ModalHostProps) {
  const open = useTabState(modals.atom);
  if (open.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ModalWindows open={open} onClosed={onClosed} />
    </Suspense>
  );
}
