import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CurrencyCode } from '@croupier/money';
import { useOnline } from '@croupier/shell';
import { Button } from '@croupier/ui-kit';
import { isWithin, limitsOfMethod } from '../amount/limits.ts';
import type { PaymentMethod } from '../script/payments-script.ts';
import { OfflineNote } from '../steps/OfflineNote.tsx';
import { Step, type StepFrame } from '../steps/Step.tsx';
import styles from '../steps/steps.module.css';
import { ForgetProfile } from './ForgetProfile.tsx';
import type { MethodChoice } from './method-choice.ts';
import { MethodStep } from './MethodStep.tsx';

interface MethodScreenProps {
  frame: StepFrame;
  title: ReactNode;
  /** Chosen amount, in a sentence. */
  text: ReactNode;
  /** Name of the list. */
  label: string;
  /** Reason methods are missing, with a retry. */
  problem: ReactNode;
  methods: readonly PaymentMethod[] | undefined;
  currency: CurrencyCode;
  amount: bigint;
  choice: MethodChoice | null;
  onChange: (choice: MethodChoice) => void;
  /** Called after a saved card or account was removed. */
  onForgotten: () => void;
  onNext: () => void;
}

/** Renders the second step of deposits and withdrawals: the method. */
export function MethodScreen(props: MethodScreenProps) {
  const { frame, title, text, label, problem, methods, currency, amount, choice, onChange, onForgotten, onNext } =
    props;
  const online = useOnline();
  const limits = choice && limitsOfMethod(choice.method, currency);
  const ready = limits !== null && isWithin(amount, limits);
  const button = (
    <Button size="large" wide disabled={!online || !ready} onClick={onNext}>
      <Trans>Continue</Trans>
    </Button>
  );
  return (
    <Step frame={frame} title={title} footer={button}>
      <p className={styles.soft}>{text}</p>
      {problem || <MethodStep {...{ label, methods, currency, amount, onChange }} value={choice} />}
      {methods && choice?.profile && <ForgetProfile profile={choice.profile} onForgotten={onForgotten} />}
      {methods && (
        <p className={styles.soft}>
          <Trans>We charge no fee for any of them.</Trans>
        </p>
      )}
      <OfflineNote />
    </Step>
  );
}
