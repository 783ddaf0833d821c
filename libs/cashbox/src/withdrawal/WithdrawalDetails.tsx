import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Check, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useModal, useOnline } from '@croupier/shell';
import { Banner, Button, Money, PasswordField } from '@croupier/ui-kit';
import { profileName } from '../methods/method-choice.ts';
import { methodName } from '../methods/method-name.ts';
import { useCashbox } from '../navigation/cashbox-navigation.ts';
import type { PaymentOrder } from '../payment/payment-order.ts';
import { HostedFields } from '../script/HostedFields.tsx';
import type { MountedFields, PaymentsScript } from '../script/payments-script.ts';
import { fieldsQuery } from '../script/script.query.ts';
import { ScriptProblem } from '../script/ScriptProblem.tsx';
import type { Payments } from '../script/usePayments.ts';
import { OfflineNote } from '../steps/OfflineNote.tsx';
import { ResultScreen } from '../steps/ResultScreen.tsx';
import { Step, type StepFrame } from '../steps/Step.tsx';
import styles from '../steps/steps.module.css';
import { useOrderWithdrawal } from './useOrderWithdrawal.ts';

interface WithdrawalDetailsProps {
  payments: Payments;
  script: PaymentsScript;
  order: PaymentOrder;
  frame: StepFrame;
}

export function WithdrawalDetails({ payments, script, order, frame }: WithdrawalDetailsProps) {
  const { t, i18n } = useLingui();
  const { amount, currency, choice } = order;
  const online = useOnline();
  const { setConfirmClose } = useModal();
  const fields = useRef<MountedFields | null>(null);
  const holdFields = (mounted: MountedFields | null) => {
    fields.current = mounted;
  };
  const [password, setPassword] = useState('');
  const asked = useQuery(
    fieldsQuery({ script, currency, action: 'cashout', methodId: choice.profile ? undefined : choice.method.id }),
  );
  const { phase, asksPassword, submit } = useOrderWithdrawal({
    script,
    order,
    fields,
    passwordNeeded: payments.reauthenticationRequired,
  });
  const sending = phase.at === 'sending';
  useEffect(() => setConfirmClose(sending), [setConfirmClose, sending]);

  if (phase.at === 'ordered') return <Ordered order={order} recallable={phase.payment?.recallable ?? false} />;
  const ready = choice.profile !== null || asked.data !== undefined;
  const hosted = asked.data?.some((field) => field.hosted) ?? false;
  const button = (
    <Button
      size="large"
      wide
      loading={sending}
      disabled={!online || !ready || (asksPassword && password === '')}
      onClick={() => submit(password)}
    >
      <span>
        <Trans>
          Withdraw <Money amount={amount} currency={currency} />
        </Trans>
      </span>
    </Button>
  );
  return (
    <Step frame={frame} title={<Trans>Review and send</Trans>} footer={button}>
      <div className={styles.summary}>
        <Money size="large" amount={amount} currency={currency} />
        <span className={styles.soft}>
          {choice.profile ? profileName(choice.profile) : methodName(i18n, choice.method)}
        </span>
      </div>
      {hosted && <HostedFields script={script} methodId={choice.method.id} action="cashout" onFields={holdFields} />}
      {asked.error && (
        <ScriptProblem problem={asked.error} onRetry={() => void asked.refetch()} retrying={asked.isFetching} />
      )}
      {asksPassword && (
        <PasswordField
          label={t`Your password`}
          autoComplete="current-password"
          hint={t`It protects your money when a device is left open.`}
          error={phase.passwordProblem ?? undefined}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      )}
      {phase.problem && (
        <Banner tone="danger" live icon={<TriangleAlert size={20} aria-hidden="true" />}>
          {phase.problem}
        </Banner>
      )}
      <OfflineNote />
    </Step>
  );
}

function Ordered({ order: { amount, currency }, recallable }: { order: PaymentOrder; recallable: boolean }) {
  const { close } = useModal();
  const { show } = useCashbox();
  return (
    <ResultScreen
      tone="good"
      icon={<Check size={36} aria-hidden="true" />}
      title={
        <Trans>
          <Money amount={amount} currency={currency} /> set aside for you
        </Trans>
      }
      text={
        recallable ? (
          <Trans>We check the withdrawal and send it on. Until then you can take it back under “All payments”.</Trans>
        ) : (
          <Trans>We check the withdrawal and send it on. You can follow it under “All payments”.</Trans>
        )
      }
      footer={
        <>
          <Button size="large" wide data-autofocus onClick={() => close()}>
            <Trans>Done</Trans>
          </Button>
          <Button size="large" wide variant="quiet" onClick={() => show('history')}>
            <Trans>All payments</Trans>
          </Button>
        </>
      }
    />
  );
}
