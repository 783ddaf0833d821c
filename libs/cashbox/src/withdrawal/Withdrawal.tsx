import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useApi } from '@croupier/api-client';
import type { Account } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { useOnline } from '@croupier/shell';
import { Button, Money, ProgressRadial } from '@croupier/ui-kit';
import { AmountStep } from '../amount/AmountStep.tsx';
import { firstAmount } from '../amount/first-amount.ts';
import { limitsOfAll, problemOf } from '../amount/limits.ts';
import type { MethodChoice } from '../methods/method-choice.ts';
import { MethodScreen } from '../methods/MethodScreen.tsx';
import { useCashbox } from '../navigation/cashbox-navigation.ts';
import { ScriptProblem } from '../script/ScriptProblem.tsx';
import { usePayments } from '../script/usePayments.ts';
import { OfflineNote } from '../steps/OfflineNote.tsx';
import { Step, STEPS } from '../steps/Step.tsx';
import styles from '../steps/steps.module.css';
import { WalletPicker } from '../wallets/WalletPicker.tsx';
import { forfeitQuery } from './forfeit.query.ts';
import { Forfeit } from './Forfeit.tsx';
import { WithdrawalDetails } from './WithdrawalDetails.tsx';

const hasMoney = ({ available_to_cashout_cents }: Account) => available_to_cashout_cents > 0;

interface WithdrawalProps {
  wallets: readonly Account[];
  /** Wallet to withdraw from. By default the active one, or the first with money. */
  picked: string | null;
  onWallet: (currency: CurrencyCode) => void;
}

/** Renders the withdrawal. Money can leave any wallet, not only the active one. */
export function Withdrawal({ wallets, picked, onWallet }: WithdrawalProps) {
  const { t } = useLingui();
  // Fixed at opening: emptying a wallet here must not switch to another one.
  const [opened] = useState(() => (wallets.find(hasMoney) ?? wallets[0])?.currency);
  const account = wallets.find(({ currency }) => currency === (picked ?? opened));
  if (!account) return null;
  return (
    <WalletWithdrawal key={account.currency} account={account}>
      {wallets.length > 1 && (
        <WalletPicker
          label={t`From wallet`}
          wallets={wallets.filter((wallet) => wallet === account || hasMoney(wallet))}
          value={account.currency}
          onChange={onWallet}
          amount={({ available_to_cashout_cents }) => available_to_cashout_cents}
        />
      )}
    </WalletWithdrawal>
  );
}

/** Renders the steps: amount, destination, order. */
function WalletWithdrawal({ account, children }: { account: Account; children: ReactNode }) {
  const { t } = useLingui();
  const { show } = useCashbox();
  const online = useOnline();
  const { currency } = account;
  const available = BigInt(account.available_to_cashout_cents);
  const payments = usePayments(currency, 'cashout');
  const [step, setStep] = useState(1);
  const [typed, setTyped] = useState<bigint | null | undefined>(undefined);
  const [choice, setChoice] = useState<MethodChoice | null>(null);
  const [tried, setTried] = useState(false);
  const forfeit = useQuery(forfeitQuery(useApi(), currency)).data;
  const limits = payments.methods && limitsOfAll(payments.methods, currency);
  const first = firstAmount(currency, limits?.min ?? 0n);
  const amount = typed === undefined ? (first !== null && first > available ? available : first) : typed;
  const frame = {
    onBack: () => (step === 1 ? show('dashboard') : setStep(step - 1)),
    aside: <ProgressRadial step={step} steps={STEPS} />,
  };
  const problem = payments.problem && (
    <ScriptProblem problem={payments.problem} onRetry={payments.retry} retrying={payments.retrying} />
  );

  if (step === 3 && amount !== null && choice && payments.script) {
    return (
      <WithdrawalDetails
        key={`${amount} ${choice.method.id} ${choice.profile?.id}`}
        {...{ payments, frame, order: { currency, amount, choice }, forfeit }}
        script={payments.script}
      />
    );
  }
  if (step >= 2 && amount !== null) {
    return (
      <MethodScreen
        {...{ frame, problem, methods: payments.methods, currency, amount, choice }}
        title={<Trans>Where to send it</Trans>}
        text={
          <Trans>
            You withdraw{' '}
            <strong>
              <Money amount={amount} currency={currency} />
            </strong>
            .
          </Trans>
        }
        label={t`Where to send it`}
        onChange={setChoice}
        onForgotten={() => setChoice(null)}
        onNext={() => setStep(3)}
      />
    );
  }
  function next() {
    if (problemOf(amount, limits ?? null, available) !== null) return setTried(true);
    setTyped(amount); // Fixed from here on: holding its money must not change the order.
    setStep(2);
  }
  return (
    <Step
      frame={frame}
      asksToClose={typed !== undefined}
      title={<Trans>Withdraw</Trans>}
      footer={
        <Button size="large" wide disabled={!online} onClick={next}>
          <Trans>Choose where to send it</Trans>
        </Button>
      }
    >
      {children}
      <AmountStep
        label={t`Amount`}
        currency={currency}
        value={amount}
        onChange={setTyped}
        limits={limits}
        available={available}
        tried={tried}
      >
        <p className={styles.soft}>
          <Trans>
            <Money amount={available} currency={currency} /> is available to withdraw.
          </Trans>
        </p>
      </AmountStep>
      <Forfeit {...{ forfeit, currency }} />
      {problem}
      <OfflineNote />
    </Step>
  );
}
