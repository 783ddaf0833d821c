import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useModal } from '@croupier/shell';
import { Button, DialogContent } from '@croupier/ui-kit';
import styles from './popups.module.css';

/** The modal `cashback`: how it is worked out. */
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
            From level 3 on, a share of what a week cost you comes back: 3 % at first, 10 % at level 10. The week ends
            on Sunday at midnight, Berlin time.
          </Trans>
        </p>
        <p className={styles.formula}>
          <Trans>(deposits − balance − paid out − on its way to you) × your level’s share</Trans>
        </p>
        <ul className={styles.list}>
          <li>
            <Trans>It is never below zero: a week that cost nothing gives nothing and takes nothing.</Trans>
          </li>
          <li>
            <Trans>It is cash. Nothing has to be wagered.</Trans>
          </li>
          <li>
            <Trans>It waits a week among your gifts. Left there, it lapses.</Trans>
          </li>
          <li>
            <Trans>It never makes up for a loss: of 100 lost, 90 or more stay lost.</Trans>
          </li>
        </ul>
        <p className={styles.soft}>{limitsLink(<Trans>Limits and breaks</Trans>)}</p>
      </div>
    </DialogContent>
  );
}
