import { Trans } from '@lingui/react/macro';
import { useModal } from '@croupier/shell';
import { Button, DialogContent } from '@croupier/ui-kit';
import { BonusSwitch } from '../gifts/BonusSwitch.tsx';
import styles from './popups.module.css';

/** The modal `bonus-toggle`: whether bonuses are taken, over whatever page one is on. */
export function BonusToggle() {
  const { close } = useModal();
  return (
    <DialogContent
      title={<Trans>Bonuses or none</Trans>}
      footer={
        <Button size="large" wide onClick={() => close()}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <div className={styles.words}>
        <p>
          <Trans>
            Both are fine. Switched off, you are offered and given none from now on; what you have already stays as it
            is.
          </Trans>
        </p>
        <BonusSwitch />
      </div>
    </DialogContent>
  );
}
