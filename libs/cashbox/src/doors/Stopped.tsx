import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CashboxStop } from '@croupier/contracts';
import { formatDate } from '@croupier/i18n';
import { useModal, useTimeZone } from '@croupier/shell';
import { Button, DialogContent, EmptyState } from '@croupier/ui-kit';
import { useCashbox, type Way } from '../navigation/cashbox-navigation.ts';

/** Why nothing can be paid in or out now, in a sentence, with the way on. Source: specification §2, the further check. */
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
              <Trans>Ask the support</Trans>
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
        title: <Trans>The cashbox is being worked on</Trans>,
        text: <Trans>Nothing can be paid in or out for a while. Your balance is safe: please come back later.</Trans>,
      };
    case 'coolingoff':
      return {
        title: <Trans>You are taking a break</Trans>,
        text: (
          <>
            {end && <Trans>It lasts until {end}.</Trans>}{' '}
            <Trans>Until then nothing can be paid in. What you have you can withdraw.</Trans>
          </>
        ),
        action: <Withdraw />,
      };
    case 'selfexclusion':
      return {
        title: <Trans>You have excluded yourself from playing</Trans>,
        text: (
          <>
            {end ? <Trans>It lasts until {end}.</Trans> : <Trans>It is for good.</Trans>}{' '}
            <Trans>Nothing can be paid in. What you have leaves to the account you were last paid to.</Trans>
          </>
        ),
        action: <Withdraw />,
      };
    case 'region':
      return {
        title: <Trans>Not from where you are</Trans>,
        text: (
          <Trans>
            From the country you are in now nothing may be paid in. What you have stays yours, and you can withdraw it.
          </Trans>
        ),
        action: <Withdraw />,
      };
    case 'profile_incomplete':
      return {
        title: <Trans>Some details are missing</Trans>,
        text: (
          <Trans>
            Before money moves we need your name, date of birth, phone and address. It takes about a minute.
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
            The law has us ask where your money comes from. Until you have answered, nothing can be paid in or out. Your
            balance stays yours, and the answers take two minutes.
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
        title: <Trans>Show us who you are first</Trans>,
        text: (
          <Trans>
            Before you pay in, we have to check your details. Please send us two documents. We usually decide within a
            day, and you can withdraw your balance at any time.
          </Trans>
        ),
        action: (
          <WayOn to="verification">
            <Trans>Send my documents</Trans>
          </WayOn>
        ),
      };
    case 'unverified':
      return {
        title: <Trans>Show us who you are first</Trans>,
        text: (
          <Trans>
            Where you live the law lets us pay out only to who has shown it. It takes two documents, once, and is
            usually decided within a day. Your balance stays yours.
          </Trans>
        ),
        action: (
          <WayOn to="verification">
            <Trans>Send my documents</Trans>
          </WayOn>
        ),
      };
  }
}

/** A break keeps nobody from their own money. */
function Withdraw() {
  const { show } = useCashbox();
  return (
    <Button onClick={() => show('withdraw')}>
      <Trans>Withdraw</Trans>
    </Button>
  );
}

/** Leads out of the cashbox, where the app knows the way. */
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
