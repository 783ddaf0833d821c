import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApi } from '@croupier/api-client';
import { cancelPaymentIntent, type Payment, type PaymentIntent } from '@croupier/contracts';
import { useOnline } from '@croupier/shell';
import { Button, Skeleton } from '@croupier/ui-kit';
import { intentQuery, isFinal } from '../history/payments.query.ts';
import { useCashbox } from '../navigation/cashbox-navigation.ts';
import { callProblem } from '../payment/failure-texts.ts';
import { OrderProblem } from '../payment/OrderProblem.tsx';
import { OrderSummary } from '../payment/OrderSummary.tsx';
import { refreshCashbox } from '../payment/refresh-cashbox.ts';
import type { PaymentsScript } from '../script/payments-script.ts';
import { ScriptProblem } from '../script/ScriptProblem.tsx';
import { usePayments } from '../script/usePayments.ts';
import { OfflineNote } from '../steps/OfflineNote.tsx';
import { Step, type StepFrame } from '../steps/Step.tsx';
import styles from '../steps/steps.module.css';
import { DepositResult } from './DepositResult.tsx';
import { usePayDeposit } from './usePayDeposit.ts';

interface ResumeDepositProps {
  /** Payment from the history. */
  payment: Payment;
  /** Starts a new deposit. */
  onNew: () => void;
}

/** Continues or cancels a deposit that was left at the bank's confirmation, or shows its result if it has ended. */
export function ResumeDeposit({ payment, onNew }: ResumeDepositProps) {
  const { show } = useCashbox();
  const { script, problem, retry, retrying } = usePayments(payment.currency, 'deposit');
  const intent = useQuery(intentQuery(useApi(), payment.id));
  const frame = { onBack: () => show('dashboard'), aside: null };
  if (script && intent.data) return <Resumed script={script} intent={intent.data} frame={frame} onNew={onNew} />;
  const failed = problem ?? intent.error;
  return (
    <Step frame={frame}>
      <Summary payment={payment} />
      {failed ? (
        <ScriptProblem
          problem={failed}
          onRetry={problem ? retry : () => void intent.refetch()}
          retrying={retrying || intent.isFetching}
        />
      ) : (
        <Skeleton height={52} />
      )}
    </Step>
  );
}

function Resumed({
  script,
  intent,
  frame,
  onNew,
}: {
  script: PaymentsScript;
  intent: PaymentIntent;
  frame: StepFrame;
  onNew: () => void;
}) {
  const { payment } = intent;
  const { i18n } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const online = useOnline();
  const stage = useRef<HTMLDivElement>(null);
  const order = {
    currency: payment.currency,
    amount: BigInt(payment.amount_cents),
    choice: { method: payment.method, profile: null },
  };
  const { phase, pay } = usePayDeposit({ script, order, existing: intent, fields: useRef(null), stage });
  const giveUp = useMutation({
    mutationFn: () => api.call(cancelPaymentIntent, { params: { id: payment.id } }),
    onSuccess: onNew,
    onSettled: () => refreshCashbox(queryClient),
  });
  const atBank = phase.at === 'challenge';

  if (phase.at === 'checking' || phase.at === 'failed' || payment.state === 'pending' || isFinal(payment.state)) {
    return (
      <DepositResult
        order={order}
        intent={intent}
        failure={phase.at === 'failed' ? phase.failure : undefined}
        onAgain={onNew}
        onOtherMethod={onNew}
      />
    );
  }
  const problem = phase.at === 'form' ? (phase.problem ?? (giveUp.error && callProblem(i18n, giveUp.error))) : null;
  const ways = (
    <>
      <Button size="large" wide loading={phase.at === 'sending'} disabled={!online || giveUp.isPending} onClick={pay}>
        <Trans>Continue this deposit</Trans>
      </Button>
      <Button
        size="large"
        wide
        variant="quiet"
        loading={giveUp.isPending}
        disabled={!online || phase.at === 'sending'}
        onClick={() => giveUp.mutate()}
      >
        <Trans>Cancel and start again</Trans>
      </Button>
    </>
  );
  return (
    <Step
      asksToClose={atBank}
      frame={frame}
      title={atBank ? <Trans>Confirm the payment</Trans> : <Trans>Not finished yet</Trans>}
      footer={atBank ? undefined : ways}
    >
      <div className={atBank ? styles.away : styles.step}>
        <Summary payment={payment} />
        <p>
          <Trans>
            This deposit is still waiting for your confirmation. Nothing has been charged, and you can continue where
            you left off.
          </Trans>
        </p>
        <OrderProblem>{problem}</OrderProblem>
        <OfflineNote />
      </div>
      <div ref={stage} />
    </Step>
  );
}

function Summary({ payment: { amount_cents, currency, method, instrument } }: { payment: Payment }) {
  return <OrderSummary amount={amount_cents} {...{ currency, method, instrument }} />;
}
