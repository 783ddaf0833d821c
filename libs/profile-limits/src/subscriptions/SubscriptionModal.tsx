import { Trans } from '@lingui/react/macro';
import { useModal } from '@croupier/shell';
import { Button, DialogContent } from '@croupier/ui-kit';
import section from '../section/section.module.css';
import { SubscriptionSwitches } from './SubscriptionSwitches.tsx';

/** Renders the modal `subscription` with the messages the player agreed to receive. */
export function SubscriptionModal() {
  const { close } = useModal();
  return (
    <DialogContent
      title={<Trans>What can we send you?</Trans>}
      footer={
        <Button size="large" wide onClick={() => close()}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <div className={section.form}>
        <p>
          <Trans>
            We only send what you turn on, and you can change it here at any time. We always email you about your
            account, money and limits.
          </Trans>
        </p>
        <SubscriptionSwitches />
      </div>
    </DialogContent>
  );
}
