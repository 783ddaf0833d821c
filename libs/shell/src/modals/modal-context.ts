import { createContext, use } from 'react';

export interface ModalHandle {
  name: string;
  /** Closes without asking. */
  close: (how?: { immediate?: boolean }) => void;
  /** From now on Escape, the close button and a click beside ask first: something typed would be lost. */
  setConfirmClose: (confirm: boolean) => void;
}

export const ModalContext = createContext<ModalHandle | null>(null);

/** For the component of a modal: which one it is and how to close it. */
export function useModal(): ModalHandle {
  const modal = use(ModalContext);
  if (!modal) throw new Error('useModal belongs inside a modal');
  return modal;
}
