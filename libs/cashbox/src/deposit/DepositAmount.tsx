import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Payment } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { useOnline } from '@croupier/shell';
import { Button } from '@croupier/ui-kit';
import { AmountStep } from '../amount/AmountStep.tsx';
import { type Limits, problemOf } from '../amount/limits.ts';
import { OfflineNote } from '../steps/OfflineNote.tsx';
import { Step, type StepFrame } from '../steps/Step.tsx';

interface DepositAmountProps {
  frame: StepFrame;
  /** True once an amount was typed or chosen. */
  touched: boolean;
  tabs: ReactNode;
  /** Reason methods are missing, with a retry. */
  problem: ReactNode;
  currency: CurrencyCode;
  amount: bigint | null;
  limits: Limits | undefined;
  recent: readonly Payment[] | undefined;
  /** Bonus available with it. */
  bonus: ReactNode;
  onChange: (amount: bigint | null) => void;
  onNext: () => void;
}

export function DepositAmount({
  frame,
  touched,
  tabs,
  problem,
  currency,
  amount,
  limits,
  recent,
  bonus,
  onChange,
  onNext,
}: DepositAmountProps) {
  const { t } = useLingui();
  const online = useOnline();
  const [tried, setTried] = useState(false);
  const next = () => (problemOf(amount, limits ?? null) === null ? onNext() : setTried(true));
  const button = (
    <Button size="large" wide disabled={!online} onClick={next}>
      <Trans>Choose how to pay</Trans>
    </Button>
  );
  return (
    <Step frame={frame} footer={button} asksToClose={touched}>
      {tabs}
      <AmountStep
        label={t`Amount`}
        currency={currency}
        value={amount}
        onChange={onChange}
        limits={limits}
        recent={recent}
        tried={tried}
      />
      {bonus}
      {problem}
      <OfflineNote />
    </Step>
  );
}
