import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DialogContent } from '@croupier/ui-kit';
import styles from './steps.module.css';
import { useFocusOnMount } from './useFocusOnMount.ts';

/** Deposits and withdrawals alike: specification §2. */
export const STEPS = 3;

export interface StepFrame {
  onBack: () => void;
  aside: ReactNode;
}

/** Every step's window: title, way back, how far it is, and the one action at the thumb. */
export function Step({
  title,
  frame,
  footer,
  children,
}: {
  title?: ReactNode;
  frame: StepFrame;
  footer?: ReactNode;
  children: ReactNode;
}) {
  const screen = useFocusOnMount<HTMLDivElement>();
  return (
    <DialogContent title={title ?? <Trans>Deposit</Trans>} onBack={frame.onBack} aside={frame.aside} footer={footer}>
      <div ref={screen} tabIndex={-1} className={styles.step}>
        {children}
      </div>
    </DialogContent>
  );
}
