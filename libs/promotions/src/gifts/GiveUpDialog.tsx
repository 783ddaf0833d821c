import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import type { Gift } from '@croupier/contracts';
import { formatMoney } from '@croupier/money';
import { Button, Dialog } from '@croupier/ui-kit';
import { failureText } from '../failure-text.ts';
import { cancelMutation } from './gift.mutations.ts';

/** Renders what cancelling a gift forfeits, before it is done. */
export function GiveUpDialog({ gift, title, onClose }: { gift: Gift; title: string; onClose: () => void }) {
  const { i18n } = useLingui();
  const cancel = useMutation({ ...cancelMutation(useApi(), useQueryClient()), onSuccess: onClose });
  const lapses = formatMoney(gift.fund_cents, gift.currency, i18n.locale);
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Cancel “{title}”?</Trans>}
      footer={
        <>
          <Button variant="danger" onClick={() => cancel.mutate(gift)} loading={cancel.isPending}>
            <Trans>Cancel gift</Trans>
          </Button>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
        </>
      }
    >
      <p>
        {gift.fund_cents > 0 ? (
          <Trans>You’ll forfeit {lapses} of bonus money. Your own money isn’t affected.</Trans>
        ) : (
          <Trans>You can’t get it back. Your own money is not affected.</Trans>
        )}
      </p>
      {gift.fund_cents > 0 && (
        <p>
          <Trans>Rounds and bets still in progress pay only the part staked with your own money.</Trans>
        </p>
      )}
      {cancel.isError && <p role="alert">{failureText(i18n, cancel.error)}</p>}
    </Dialog>
  );
}
