import { Trans } from '@lingui/react/macro';
import { openPopup } from '@croupier/shell';
import { Button } from '@croupier/ui-kit';
import styles from '../popups/popups.module.css';

/** Renders the offers of the last sign-up screen. */
export function SignUpNext({ onLook }: { onLook: () => void }) {
  return (
    <div className={styles.next}>
      <Button size="large" wide onClick={() => openPopup('deposit')}>
        <Trans>Make a deposit</Trans>
      </Button>
      <Button variant="quiet" wide onClick={onLook}>
        <Trans>Look around first</Trans>
      </Button>
    </div>
  );
}
