import { Trans } from '@lingui/react/macro';
import { useModal } from '@croupier/shell';
import { Button, DialogContent, EmptyState } from '@croupier/ui-kit';
import { useCashbox } from '../navigation/cashbox-navigation.ts';

/** Money moves only with a complete profile: says what is missing and leads there. */
export function ProfileRequired() {
  const { show, onProfile } = useCashbox();
  const { close } = useModal();
  return (
    <DialogContent title={<Trans>Cashbox</Trans>} onBack={() => show('dashboard')}>
      <EmptyState
        art="slip"
        title={<Trans>Some details are missing</Trans>}
        text={
          <Trans>
            Before money moves we need your name, date of birth, phone and address. It takes about a minute.
          </Trans>
        }
        action={
          onProfile && (
            <Button
              onClick={() => {
                close();
                onProfile();
              }}
            >
              <Trans>Complete my profile</Trans>
            </Button>
          )
        }
      />
    </DialogContent>
  );
}
