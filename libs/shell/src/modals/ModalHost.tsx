import { useTabState } from '../tab-store.ts';
import { modals } from './modal-stack.ts';
import { ModalWindows } from './ModalWindows.tsx';

export interface ModalHostProps {
  /** Called when a person closed a modal. An app that opened it by a route then leaves that route. */
  onClosed?: ((name: string) => void) | undefined;
}

/**
 * Renders the open modals. Mount once per app, at the end of the page. The window's code is part of the page, so that
 * it opens with the press.
 */
export function ModalHost({ onClosed }: ModalHostProps) {
  const open = useTabState(modals.atom);
  return <ModalWindows open={open} onClosed={onClosed} />;
}
