import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LockKeyhole } from 'lucide-react';
import { useRef } from 'react';
import { useApi } from '@croupier/api-client';
import { useOnline } from '@croupier/shell';
import { Button, Money } from '@croupier/ui-kit';
import { intentQuery } from '../history/payments.query.ts';
import { OrderProblem } from '../payment/OrderProblem.tsx';
import { OrderSummary } from '../payment/OrderSummary.tsx';
import type { PaymentOrder } from '../payment/payment-order.ts';
import type { PaymentsScript } from '../script/payments-script.ts';
import { useOrderFields } from '../script/useOrderFields.tsx';
import { OfflineNote } from '../steps/OfflineNote.tsx';
import { Step, type StepFrame } from '../steps/Step.tsx';
import styles from '../steps/steps.module.css';
import { DepositResult } from './DepositResult.tsx';
import { usePayDeposit } from './usePayDeposit.ts';

interface DepositDetailsProps {
  script: PaymentsScript;
  order: PaymentOrder;
  frame: StepFrame;
  /** Starts a new order with the same values, since the last one has ended. */
  onAgain: () => void;
  onOtherMethod: () => void;
}

/** Renders the last step: the payment's details, the bank's confirmation and the result. */
export function DepositDetails({ script, order, frame, onAgain, onOtherMethod }: DepositDetailsProps) {
  const { amount, currency, choice } = order;
  const online = useOnline();
  const stage = useRef<HTMLDivElement>(null);
  const { fields, hosted, ready, shown } = useOrderFields(script, order, 'deposit');
  const { phase, paymentId, pay } = usePayDeposit({ script, order, fields, stage });
  const intent = useQuery(
    intentQuery(useApi(), phase.at === 'checking' || phase.at === 'failed' ? paymentId : null),
  ).data;

  if (phase.at === 'checking' || phase.at === 'failed') {
    return (
      <DepositResult
        order={order}
        intent={intent}
        failure={phase.at === 'failed' ? phase.failure : undefined}
        onAgain={onAgain}
        onOtherMethod={onOtherMethod}
      />
    );
  }
  const button = (
    <Button size="large" wide loading={phase.at === 'sending'} disabled={!online || !ready} onClick={pay}>
      <span>
        <Trans>
          Pay <Money amount={amount} currency={currency} />
        </Trans>
      </span>
    </Button>
  );
  return (
    <Step
      frame={frame}
      title={phase.at === 'challenge' ? <Trans>Confirm the payment</Trans> : <Trans>Payment details</Trans>}
      footer={phase.at === 'challenge' ? undefined : button}
    >
      <div className={phase.at === 'challenge' ? styles.away : styles.step}>
        <OrderSummary
          {...{ amount, currency }}
          method={choice.method}
          instrument={choice.profile?.title}
          bonus={order.bonus}
        />
        {shown}
        {ready && <Secure hosted={hosted} />}
        <OrderProblem>{phase.at === 'form' && phase.problem}</OrderProblem>
        <OfflineNote />
      </div>
      <div ref={stage} />
    </Step>
  );
}

function Secure({ hosted }: { hosted: boolean }) {
  return (
    <p className={styles.secure}>
      <LockKeyhole size={16} aria-hidden="true" />
      {hosted ? (
        <Trans>These fields belong to the payment provider. Your details go straight to it and never reach us.</Trans>
      ) : (
        <Trans>The payment provider handles this payment. If it needs your confirmation, its page opens here.</Trans>
      )}
    </p>
  );
}
