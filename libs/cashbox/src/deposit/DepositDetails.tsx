import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LockKeyhole, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useApi } from '@croupier/api-client';
import { useModal, useOnline } from '@croupier/shell';
import { Banner, Button, Money } from '@croupier/ui-kit';
import { intentQuery } from '../history/payments.query.ts';
import { profileName } from '../methods/method-choice.ts';
import { methodName } from '../methods/method-name.ts';
import type { PaymentOrder } from '../payment/payment-order.ts';
import { HostedFields } from '../script/HostedFields.tsx';
import type { MountedFields, PaymentsScript } from '../script/payments-script.ts';
import { fieldsQuery } from '../script/script.query.ts';
import { ScriptProblem } from '../script/ScriptProblem.tsx';
import { OfflineNote } from '../steps/OfflineNote.tsx';
import { Step, type StepFrame } from '../steps/Step.tsx';
import styles from '../steps/steps.module.css';
import { DepositResult } from './DepositResult.tsx';
import { usePayDeposit } from './usePayDeposit.ts';

interface DepositDetailsProps {
  script: PaymentsScript;
  order: PaymentOrder;
  frame: StepFrame;
  /** A new order with the same values: the last one is over. */
  onAgain: () => void;
  onOtherMethod: () => void;
}

/** The last step: the payment's details, the bank's question, and how it went. */
export function DepositDetails({ script, order, frame, onAgain, onOtherMethod }: DepositDetailsProps) {
  const { amount, currency, choice } = order;
  const { i18n } = useLingui();
  const online = useOnline();
  const { setConfirmClose } = useModal();
  const fields = useRef<MountedFields | null>(null);
  const holdFields = (mounted: MountedFields | null) => {
    fields.current = mounted;
  };
  const stage = useRef<HTMLDivElement>(null);
  const asked = useQuery(
    fieldsQuery({ script, currency, action: 'deposit', methodId: choice.profile ? undefined : choice.method.id }),
  );
  const { phase, paymentId, pay } = usePayDeposit({ script, order, fields, stage });
  const intent = useQuery(
    intentQuery(useApi(), phase.at === 'checking' || phase.at === 'failed' ? paymentId : null),
  ).data;
  const underWay = phase.at === 'sending' || phase.at === 'challenge';
  useEffect(() => setConfirmClose(underWay), [setConfirmClose, underWay]);

  if (phase.at === 'checking' || phase.at === 'failed') {
    return (
      <DepositResult
        order={order}
        payment={intent?.payment}
        failure={phase.at === 'failed' ? phase.failure : undefined}
        onAgain={onAgain}
        onOtherMethod={onOtherMethod}
      />
    );
  }
  const hosted = asked.data?.some((field) => field.hosted) ?? false;
  const ready = choice.profile !== null || asked.data !== undefined;
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
        <div className={styles.summary}>
          <Money size="large" amount={amount} currency={currency} />
          <span className={styles.soft}>
            {choice.profile ? profileName(choice.profile) : methodName(i18n, choice.method)}
          </span>
        </div>
        {hosted && <HostedFields script={script} methodId={choice.method.id} action="deposit" onFields={holdFields} />}
        {asked.error && (
          <ScriptProblem problem={asked.error} onRetry={() => void asked.refetch()} retrying={asked.isFetching} />
        )}
        {ready && <Secure hosted={hosted} />}
        {phase.at === 'form' && phase.problem && (
          <Banner tone="danger" live icon={<TriangleAlert size={20} aria-hidden="true" />}>
            {phase.problem}
          </Banner>
        )}
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
        <Trans>These fields belong to the payment provider. Your details go there and never reach us.</Trans>
      ) : (
        <Trans>The payment provider carries this out. If it needs a confirmation from you, its page opens here.</Trans>
      )}
    </p>
  );
}
