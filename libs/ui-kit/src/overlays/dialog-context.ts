import { createContext } from 'react';

export type CloseReason = 'escape' | 'overlay' | 'button' | 'swipe';

export interface DialogSurroundings {
  titleId: string;
  showClose: boolean;
  close: (reason: CloseReason) => void;
}

export const DialogContext = createContext<DialogSurroundings | null>(null);
