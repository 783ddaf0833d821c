import { createContext, use } from 'react';

export interface ModalHandle {
  name: string;
  /** Closes the modal without asking. */
  close: (how?: { immediate?: boolean }) => void;
  /** Sets whether Escape, the close button and a click outside ask first, because input would be lost. */
  setConfirmClose: (confirm: boolean) => void;
}

export const ModalContext = createContext<ModalHandle | null>(null);

/** Returns the name of the current modal and a function that closes it. For the modal's component. */
export function useModal(): ModalHandle {
  const modal = use(ModalContext);
  if (!modal) throw new Error('useModal belongs inside a modal');
  return modal;
}
