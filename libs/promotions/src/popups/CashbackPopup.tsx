import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useModal } from '@croupier/shell';
import { Button, DialogContent } from '@croupier/ui-kit';
import styles from './popups.module.css';

/** Renders the modal `cashback`, which explains how cashback is calculated. */
export function CashbackPopup({ limitsLink }: { limitsLink: (text: ReactNode) => ReactNode }) {
  const { close } = useModal();
  return (
    <DialogContent
      title={<Trans>How cashback works</Trans>}
      footer={
        <Button size="large" wide onClick={() => close()}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <div className={styles.words}>
        <p>
          <Trans>
            From level 3, you get back part of your weekly net loss: 3% at level 3, rising to 10% at level 10. The week
            ends on Sunday at midnight, Berlin time.
          </Trans>
        </p>
        <p className={styles.formula}>
          <Trans>(deposits − balance − completed withdrawals − pending withdrawals) × your level’s percentage</Trans>
        </p>
        <ul className={styles.list}>
          <li>
            <Trans>It is never negative. If you have no net loss in a week, you get nothing and owe nothing.</Trans>
          </li>
          <li>
            <Trans>It is paid as cash, with no wagering requirement.</Trans>
          </li>
          <li>
            <Trans>It stays in your gifts for one week. If you don’t activate it, it expires.</Trans>
          </li>
          <li>
            <Trans>It never makes up for a loss. If you lose 100, at least 90 stays lost.</Trans>
          </li>
        </ul>
        <p className={styles.soft}>{limitsLink(<Trans>Limits and breaks</Trans>)}</p>
      </div>
    </DialogContent>
  );
}
