import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CashboxStop } from '@croupier/contracts';
import { formatDate } from '@croupier/i18n';
import { useModal, useTimeZone } from '@croupier/shell';
import { Button, DialogContent, EmptyState } from '@croupier/ui-kit';
import { useCashbox, type Way } from '../navigation/cashbox-navigation.ts';

/** Explains in a sentence why payments are blocked, with the next step. Source: specification §2, the further check. */
export function Stopped({ stop, help }: { stop: CashboxStop; help: Way }) {
  const { show } = useCashbox();
  const { title, text, action } = useWords(stop);
  return (
    <DialogContent title={<Trans>Cashbox</Trans>} onBack={() => show('dashboard')}>
      <EmptyState
        art="slip"
        title={title}
        text={text}
        action={
          <>
            {action}
            <WayOn to={help} quiet>
              <Trans>Contact support</Trans>
            </WayOn>
          </>
        }
      />
    </DialogContent>
  );
}

interface Words {
  title: ReactNode;
  text: ReactNode;
  action?: ReactNode;
}

function useWords({ reason, until }: CashboxStop): Words {
  const { i18n } = useLingui();
  const timeZone = useTimeZone();
  const end = until === null ? null : formatDate(until, i18n, 'dateTime', timeZone);
  switch (reason) {
    case 'tech_work':
      return {
        title: <Trans>The cashbox is under maintenance</Trans>,
        text: <Trans>Deposits and withdrawals are paused for now. Your balance is safe. Please try again later.</Trans>,
      };
    case 'coolingoff':
      return {
        title: <Trans>You’re taking a break</Trans>,
        text: (
          <>
            {end && <Trans>It lasts until {end}.</Trans>}{' '}
            <Trans>Until then, you can’t deposit. You can still withdraw.</Trans>
          </>
        ),
        action: <Withdraw />,
      };
    case 'selfexclusion':
      return {
        title: <Trans>You have excluded yourself from playing</Trans>,
        text: (
          <>
            {end ? <Trans>It lasts until {end}.</Trans> : <Trans>It’s permanent.</Trans>}{' '}
            <Trans>You can’t deposit. We pay your balance to the account of your last withdrawal.</Trans>
          </>
        ),
        action: <Withdraw />,
      };
    case 'region':
      return {
        title: <Trans>Not available in your location</Trans>,
        text: (
          <Trans>You can’t deposit from the country you’re in now. Your money is safe, and you can withdraw it.</Trans>
        ),
        action: <Withdraw />,
      };
    case 'profile_incomplete':
      return {
        title: <Trans>Some details are missing</Trans>,
        text: (
          <Trans>
            Before you deposit or withdraw, we need your name, date of birth, phone number and address. It takes about a
            minute.
          </Trans>
        ),
        action: (
          <WayOn to="details">
            <Trans>Complete my profile</Trans>
          </WayOn>
        ),
      };
    case 'questionnaire_pending':
      return {
        title: <Trans>A few questions first</Trans>,
        text: (
          <Trans>
            By law, we have to ask where your money comes from. Until you answer, you can’t deposit or withdraw.
            Answering takes two minutes, and your balance is safe.
          </Trans>
        ),
        action: (
          <WayOn to="questionnaire">
            <Trans>Answer the questions</Trans>
          </WayOn>
        ),
      };
    case 'identity_check':
      return {
        title: <Trans>Verify your identity first</Trans>,
        text: (
          <Trans>
            Before you deposit, we need to check your details. Please upload two documents. We usually decide within a
            day. You can withdraw your balance at any time.
          </Trans>
        ),
        action: (
          <WayOn to="verification">
            <Trans>Upload my documents</Trans>
          </WayOn>
        ),
      };
    case 'unverified':
      return {
        title: <Trans>Verify your identity first</Trans>,
        text: (
          <Trans>
            By law, we can only pay out in your country once we’ve verified your identity. We need two documents, once,
            and usually decide within a day. Your balance is safe.
          </Trans>
        ),
        action: (
          <WayOn to="verification">
            <Trans>Upload my documents</Trans>
          </WayOn>
        ),
      };
  }
}

/** Renders a button to withdraw: a break doesn't prevent withdrawals. */
function Withdraw() {
  const { show } = useCashbox();
  return (
    <Button onClick={() => show('withdraw')}>
      <Trans>Withdraw</Trans>
    </Button>
  );
}

/** Renders a link out of the cashbox, if the app provides it. */
function WayOn({ to, quiet = false, children }: { to: Way; quiet?: boolean; children: ReactNode }) {
  const { onWay } = useCashbox();
  const { close } = useModal();
  if (!onWay) return null;
  return (
    <Button
      variant={quiet ? 'quiet' : 'primary'}
      onClick={() => {
        close();
        onWay(to);
      }}
    >
      {children}
    </Button>
  );
}
