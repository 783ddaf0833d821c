import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Dialog } from '@croupier/ui-kit';
import styles from './modals.module.css';

/** Asks before input is discarded. Escape and a click outside mean staying. */
export function ConfirmClose({ open, onStay, onLeave }: { open: boolean; onStay: () => void; onLeave: () => void }) {
  const { t } = useLingui();
  if (!open) return null;
  return (
    <Dialog open onClose={onStay} size="small" showClose={false} title={t`Close without finishing?`}>
      <p>
        <Trans>What you entered here won’t be saved.</Trans>
      </p>
      <div className={styles.choices}>
        <Button data-autofocus onClick={onStay}>
          <Trans>Keep going</Trans>
        </Button>
        <Button variant="secondary" onClick={onLeave}>
          <Trans>Close</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
