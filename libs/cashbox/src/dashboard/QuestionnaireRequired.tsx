import { Trans } from '@lingui/react/macro';
import { useModal } from '@croupier/shell';
import { Button, DialogContent, EmptyState } from '@croupier/ui-kit';
import { useCashbox } from '../navigation/cashbox-navigation.ts';

/** A pending questionnaire stops the cashbox: says why, and leads to it. Source: decisions. */
export function QuestionnaireRequired() {
  const { show, onProfile } = useCashbox();
  const { close } = useModal();
  const answer = () => {
    close();
    onProfile?.();
  };
  return (
    <DialogContent title={<Trans>Cashbox</Trans>} onBack={() => show('dashboard')}>
      <EmptyState
        art="slip"
        title={<Trans>A few questions first</Trans>}
        text={
          <Trans>
            The law has us ask where your money comes from. Until you have answered, nothing can be paid in or out. Your
            balance stays yours, and the answers take two minutes.
          </Trans>
        }
        action={
          onProfile && (
            <Button onClick={answer}>
              <Trans>Answer the questions</Trans>
            </Button>
          )
        }
      />
    </DialogContent>
  );
}
