import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CurrencyCode } from '@croupier/money';
import { useOnline } from '@croupier/shell';
import { Button, Money } from '@croupier/ui-kit';
import { isWithin, limitsOfMethod } from '../amount/limits.ts';
import type { MethodChoice } from '../methods/method-choice.ts';
import { MethodStep } from '../methods/MethodStep.tsx';
import type { PaymentMethod } from '../script/payments-script.ts';
import { OfflineNote } from '../steps/OfflineNote.tsx';
import { Step, type StepFrame } from '../steps/Step.tsx';
import styles from '../steps/steps.module.css';

interface DepositMethodProps {
  frame: StepFrame;
  problem: ReactNode;
  methods: readonly PaymentMethod[] | undefined;
  currency: CurrencyCode;
  amount: bigint;
  choice: MethodChoice | null;
  onChange: (choice: MethodChoice) => void;
  onNext: () => void;
}

export function DepositMethod({
  frame,
  problem,
  methods,
  currency,
  amount,
  choice,
  onChange,
  onNext,
}: DepositMethodProps) {
  const { t } = useLingui();
  const online = useOnline();
  const limits = choice && limitsOfMethod(choice.method, currency);
  const ready = limits !== null && isWithin(amount, limits);
  const button = (
    <Button size="large" wide disabled={!online || !ready} onClick={onNext}>
      <Trans>Continue</Trans>
    </Button>
  );
  return (
    <Step frame={frame} title={<Trans>How to pay</Trans>} footer={button}>
      <p className={styles.soft}>
        <Trans>
          You deposit{' '}
          <strong>
            <Money amount={amount} currency={currency} />
          </strong>
          .
        </Trans>
      </p>
      {problem || (
        <MethodStep
          label={t`Payment method`}
          methods={methods}
          currency={currency}
          amount={amount}
          value={choice}
          onChange={onChange}
        />
      )}
      <OfflineNote />
    </Step>
  );
}
