import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useState } from 'react';
import type { WithdrawalPreview } from '@croupier/contracts';
import { isCrypto } from '@croupier/money';
import { useOnline } from '@croupier/shell';
import { Button, Money, PasswordField } from '@croupier/ui-kit';
import { OrderProblem } from '../payment/OrderProblem.tsx';
import { OrderSummary } from '../payment/OrderSummary.tsx';
import type { PaymentOrder } from '../payment/payment-order.ts';
import type { PaymentsScript } from '../script/payments-script.ts';
import { useOrderFields } from '../script/useOrderFields.tsx';
import type { Payments } from '../script/usePayments.ts';
import { OfflineNote } from '../steps/OfflineNote.tsx';
import { AllPaymentsButton, CloseButton } from '../steps/ResultButtons.tsx';
import { ResultScreen } from '../steps/ResultScreen.tsx';
import { Step, type StepFrame } from '../steps/Step.tsx';
import styles from '../steps/steps.module.css';
import { Forfeit } from './Forfeit.tsx';
import { useOrderWithdrawal } from './useOrderWithdrawal.ts';

interface WithdrawalDetailsProps {
  payments: Payments;
  script: PaymentsScript;
  order: PaymentOrder;
  frame: StepFrame;
  /** Forfeit the player saw on the first step. */
  forfeit: WithdrawalPreview | undefined;
}

export function WithdrawalDetails({ payments, script, order, frame, forfeit }: WithdrawalDetailsProps) {
  const { t } = useLingui();
  const { amount, currency, choice } = order;
  const online = useOnline();
  const [password, setPassword] = useState('');
  const { fields, ready, shown } = useOrderFields(script, order, 'cashout');
  const { phase, asksPassword, asksForfeit, submit } = useOrderWithdrawal({
    script,
    order,
    fields,
    endsBonus: (forfeit?.gifts.length ?? 0) > 0,
    passwordNeeded: payments.reauthenticationRequired,
  });
  const sending = phase.at === 'sending';

  if (phase.at === 'ordered') return <Ordered order={order} recallable={phase.payment?.recallable ?? false} />;
  const button = (
    <Button
      size="large"
      wide
      loading={sending}
      disabled={!online || !ready || (asksPassword && password === '')}
      onClick={() => submit(password)}
    >
      <span>
        {asksForfeit ? (
          <Trans>
            Cancel the bonus and withdraw <Money amount={amount} currency={currency} />
          </Trans>
        ) : (
          <Trans>
            Withdraw <Money amount={amount} currency={currency} />
          </Trans>
        )}
      </span>
    </Button>
  );
  return (
    <Step frame={frame} title={<Trans>Review and confirm</Trans>} footer={button}>
      <OrderSummary {...{ amount, currency }} method={choice.method} instrument={choice.profile?.title} />
      <Forfeit {...{ forfeit, currency }} />
      {shown}
      {asksPassword && (
        <PasswordField
          label={t`Your password`}
          autoComplete="current-password"
          hint={t`This protects your money if you leave a device open.`}
          error={phase.passwordProblem ?? undefined}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      )}
      {isCrypto(currency) && !choice.profile && (
        <p className={styles.soft}>
          <Trans>
            We send crypto to a new address after 24 hours, so you can stop it if someone else is using your account.
            Addresses you’ve used before have no delay.
          </Trans>
        </p>
      )}
      <OrderProblem>{phase.problem}</OrderProblem>
      <OfflineNote />
    </Step>
  );
}

function Ordered({ order: { amount, currency }, recallable }: { order: PaymentOrder; recallable: boolean }) {
  return (
    <ResultScreen
      tone="good"
      icon={<Check size={36} aria-hidden="true" />}
      title={
        <Trans>
          Withdrawal of <Money amount={amount} currency={currency} /> requested
        </Trans>
      }
      text={
        recallable ? (
          <Trans>We’ll check it, then send it. Until then, you can cancel it under “All payments”.</Trans>
        ) : (
          <Trans>We’ll check it, then send it. You can follow it under “All payments”.</Trans>
        )
      }
      footer={
        <>
          <CloseButton autofocus>
            <Trans>Done</Trans>
          </CloseButton>
          <AllPaymentsButton />
        </>
      }
    />
  );
}
