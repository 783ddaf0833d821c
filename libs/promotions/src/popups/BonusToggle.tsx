import { Trans } from '@lingui/react/macro';
import { useModal } from '@croupier/shell';
import { Button, DialogContent } from '@croupier/ui-kit';
import { BonusSwitch } from '../gifts/BonusSwitch.tsx';
import styles from './popups.module.css';

/** Renders the modal `bonus-toggle`, which sets whether the player receives bonuses. */
export function BonusToggle() {
  const { close } = useModal();
  return (
    <DialogContent
      title={<Trans>Bonuses on or off</Trans>}
      footer={
        <Button size="large" wide onClick={() => close()}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <div className={styles.words}>
        <p>
          <Trans>
            Either choice is fine. If you turn bonuses off, we won’t offer or give you any from now on. Bonuses you
            already have stay as they are.
          </Trans>
        </p>
        <BonusSwitch />
      </div>
    </DialogContent>
  );
}
