import { Trans } from '@lingui/react/macro';
import { useModal } from '@croupier/shell';
import { Button, DialogContent } from '@croupier/ui-kit';
import section from '../section/section.module.css';
import { SubscriptionSwitches } from './SubscriptionSwitches.tsx';

/** The modal `subscription`: what may be sent, over whatever page one is on. */
export function SubscriptionModal() {
  const { close } = useModal();
  return (
    <DialogContent
      title={<Trans>What may we send you?</Trans>}
      footer={
        <Button size="large" wide onClick={() => close()}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <div className={section.form}>
        <p>
          <Trans>
            Only what you switch on. You can change it here at any time. Mails about your account, your money and your
            limits come either way.
          </Trans>
        </p>
        <SubscriptionSwitches />
      </div>
    </DialogContent>
  );
}
