import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { useModal } from '@croupier/shell';
import { DialogContent } from '@croupier/ui-kit';
import styles from './steps.module.css';
import { useFocusOnMount } from './useFocusOnMount.ts';

/** Number of steps of deposits and withdrawals (specification §2). */
export const STEPS = 3;

export interface StepFrame {
  onBack: () => void;
  aside: ReactNode;
}

/** Renders the window of every step: title, back button, progress, and one action within the thumb's reach. */
export function Step({
  title,
  frame,
  footer,
  asksToClose = true,
  children,
}: {
  title?: ReactNode;
  frame: StepFrame;
  /** True if closing needs confirmation: something was typed or is in progress. */
  asksToClose?: boolean;
  footer?: ReactNode;
  children: ReactNode;
}) {
  const screen = useFocusOnMount<HTMLDivElement>();
  const { setConfirmClose } = useModal();
  useEffect(() => {
    setConfirmClose(asksToClose);
    return () => setConfirmClose(false);
  }, [setConfirmClose, asksToClose]);
  return (
    <DialogContent title={title ?? <Trans>Deposit</Trans>} onBack={frame.onBack} aside={frame.aside} footer={footer}>
      <div ref={screen} tabIndex={-1} className={styles.step}>
        {children}
      </div>
    </DialogContent>
  );
}
