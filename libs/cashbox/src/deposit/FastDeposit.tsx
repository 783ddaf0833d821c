import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useApi } from '@croupier/api-client';
import type { Payment } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { useOnline } from '@croupier/shell';
import { Button, Money } from '@croupier/ui-kit';
import { AmountStep } from '../amount/AmountStep.tsx';
import { limitsOfMethod, problemOf } from '../amount/limits.ts';
import type { useDepositBonus } from '../bonus/useDepositBonus.tsx';
import { intentQuery } from '../history/payments.query.ts';
import type { MethodChoice } from '../methods/method-choice.ts';
import { MethodStep } from '../methods/MethodStep.tsx';
import { OrderProblem } from '../payment/OrderProblem.tsx';
import type { PaymentMethod, PaymentsScript } from '../script/payments-script.ts';
import { OfflineNote } from '../steps/OfflineNote.tsx';
import { Step } from '../steps/Step.tsx';
import styles from '../steps/steps.module.css';
import { DepositResult } from './DepositResult.tsx';
import { usePayDeposit } from './usePayDeposit.ts';

interface FastDepositProps {
  script: PaymentsScript;
  methods: readonly PaymentMethod[];
  currency: CurrencyCode;
  amount: bigint | null;
  choice: MethodChoice;
  tabs: ReactNode;
  recent: readonly Payment[] | undefined;
  bonus: ReturnType<typeof useDepositBonus>;
  onAmount: (amount: bigint | null) => void;
  onChoice: (choice: MethodChoice) => void;
  onBack: () => void;
  onAgain: () => void;
  /** Switches to the usual deposit with all methods. */
  onOther: () => void;
}

/** Renders the one-step deposit: the amount, a saved card and the payment. */
export function FastDeposit(props: FastDepositProps) {
  const { script, methods, currency, amount, choice, tabs, recent, bonus } = props;
  const { onAmount, onChoice, onBack, onAgain, onOther } = props;
  const { t } = useLingui();
  const online = useOnline();
  const stage = useRef<HTMLDivElement>(null);
  const [tried, setTried] = useState(false);
  const [wanted, setWanted] = useState(bonus.chosen);
  const limits = limitsOfMethod(choice.method, currency) ?? undefined;
  const order = { currency, amount: amount ?? 0n, choice, bonus: bonus.chosen };
  const { phase, paymentId, pay } = usePayDeposit({ script, order, oneClick: true, fields: useRef(null), stage });
  const over = phase.at === 'checking' || phase.at === 'failed';
  const intent = useQuery(intentQuery(useApi(), over ? paymentId : null)).data;
  const atBank = phase.at === 'challenge';
  const sending = phase.at === 'sending';

  if (over)
    return (
      <DepositResult
        order={{ ...order, bonus: wanted }}
        onAgain={onAgain}
        intent={intent}
        failure={phase.at === 'failed' ? phase.failure : undefined}
        onOtherMethod={onOther}
      />
    );
  const press = () => {
    if (problemOf(amount, limits ?? null) !== null) return setTried(true);
    setWanted(bonus.chosen);
    pay();
  };
  const buttons = (
    <>
      <Button size="large" wide loading={sending} disabled={!online} onClick={press}>
        <span>
          {amount === null ? (
            <Trans>Pay</Trans>
          ) : (
            <Trans>
              Pay <Money amount={amount} currency={currency} />
            </Trans>
          )}
        </span>
      </Button>
      <Button size="large" wide variant="quiet" disabled={sending} onClick={onOther}>
        <Trans>Choose another payment method</Trans>
      </Button>
    </>
  );
  return (
    <Step
      asksToClose={atBank || sending}
      frame={{ onBack, aside: null }}
      title={atBank ? <Trans>Confirm the payment</Trans> : undefined}
      footer={atBank ? undefined : buttons}
    >
      <fieldset className={atBank ? styles.away : styles.step} disabled={sending}>
        {tabs}
        <AmountStep label={t`Amount`} {...{ currency, limits, recent, tried }} value={amount} onChange={onAmount} />
        {bonus.shown}
        <MethodStep
          label={t`Pay with`}
          saved
          {...{ methods, currency }}
          amount={amount ?? limits?.min ?? 0n}
          value={choice}
          onChange={onChoice}
        />
        <OrderProblem>{phase.at === 'form' && phase.problem}</OrderProblem>
        <OfflineNote />
      </fieldset>
      <div ref={stage} />
    </Step>
  );
}
