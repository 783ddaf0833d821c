import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Account, Payment } from '@croupier/contracts';
import { type CurrencyCode, isCrypto } from '@croupier/money';
import { Money, ProgressRadial, Tabs } from '@croupier/ui-kit';
import { firstAmount } from '../amount/first-amount.ts';
import { limitsOfAll } from '../amount/limits.ts';
import { useDepositBonus } from '../bonus/useDepositBonus.tsx';
import { ChooseCoin } from '../crypto/ChooseCoin.tsx';
import { CryptoDeposit } from '../crypto/CryptoDeposit.tsx';
import { lastUsed, type MethodChoice } from '../methods/method-choice.ts';
import { MethodScreen } from '../methods/MethodScreen.tsx';
import { useCashbox } from '../navigation/cashbox-navigation.ts';
import type { PaymentOrder } from '../payment/payment-order.ts';
import { ScriptProblem } from '../script/ScriptProblem.tsx';
import { usePayments } from '../script/usePayments.ts';
import { LoadingScreen } from '../steps/LoadingScreen.tsx';
import { STEPS } from '../steps/Step.tsx';
import { DepositAmount } from './DepositAmount.tsx';
import { DepositDetails } from './DepositDetails.tsx';
import { FastDeposit } from './FastDeposit.tsx';

type Tab = 'fiat' | 'crypto';

export interface DepositProps {
  accounts: readonly Account[];
  /** Wallet chosen in the cashbox. */
  account: Account;
  /** True for the one-step deposit with the card used last. */
  fast: boolean;
  /** Player's recent payments. */
  recent?: readonly Payment[] | undefined;
}

const firstFiat = (accounts: readonly Account[], account: Account): CurrencyCode =>
  (isCrypto(account.currency) ? accounts.find(({ currency }) => !isCrypto(currency))?.currency : account.currency) ??
  'EUR';

/** Renders the steps of a deposit: amount, method, payment. */
export function Deposit({ accounts, account, fast, recent }: DepositProps) {
  const { t } = useLingui();
  const { show } = useCashbox();
  // Fixed at opening: choosing a wallet in another tab must not change this payment.
  const [fiat] = useState(() => firstFiat(accounts, account));
  const coins = accounts.map(({ currency }) => currency).filter(isCrypto);
  const [tab, setTab] = useState<Tab>(isCrypto(account.currency) && !fast ? 'crypto' : 'fiat');
  const [coin, setCoin] = useState(isCrypto(account.currency) ? account.currency : coins[0]);
  const [choosing, setChoosing] = useState(false);
  const openTab = (wanted: Tab) => (wanted === 'crypto' && coins.length === 0 ? setChoosing(true) : setTab(wanted));

  if (choosing)
    return (
      <ChooseCoin
        onBack={() => setChoosing(false)}
        onChosen={(opened) => {
          setCoin(opened);
          setTab('crypto');
          setChoosing(false);
        }}
      />
    );
  const tabs = (
    <Tabs
      label={t`Type of currency`}
      tabs={[
        { id: 'fiat', label: t`Card and bank` },
        { id: 'crypto', label: t`Crypto` },
      ]}
      value={tab}
      onChange={openTab}
    />
  );
  if (tab === 'crypto')
    return (
      <CryptoDeposit
        {...{ coins, coin, tabs }}
        onCoin={setCoin}
        onBack={() => show('dashboard')}
        onOther={() => setChoosing(true)}
      />
    );
  return <FiatDeposit currency={fiat} {...{ fast, recent, tabs }} />;
}

interface FiatDepositProps extends Pick<DepositProps, 'fast' | 'recent'> {
  currency: CurrencyCode;
  tabs: ReactNode;
}

function FiatDeposit({ currency, fast, recent, tabs }: FiatDepositProps) {
  const { t } = useLingui();
  const { show } = useCashbox();
  const payments = usePayments(currency, 'deposit');
  const [step, setStep] = useState(1);
  const [typed, setTyped] = useState<bigint | null | undefined>(undefined);
  const [chosen, setChosen] = useState<MethodChoice | null>(null);
  const [attempt, setAttempt] = useState(1);
  const limits = payments.methods && limitsOfAll(payments.methods, currency);
  const amount = typed === undefined ? firstAmount(currency, limits?.min ?? 0n) : typed;
  const bonus = useDepositBonus(currency, amount);
  // Fixed with the amount: if it is granted meanwhile, the order doesn't change.
  const [wantedBonus, setWantedBonus] = useState<PaymentOrder['bonus']>(undefined);
  const [oneStep, setOneStep] = useState(fast);
  const choice = chosen ?? (oneStep ? lastUsed(payments.methods ?? [], recent) : null);

  const back = () => (step === 1 ? show('dashboard') : setStep(step - 1));
  const frame = { onBack: back, aside: <ProgressRadial step={step} steps={STEPS} /> };
  const problem = payments.problem && (
    <ScriptProblem problem={payments.problem} onRetry={payments.retry} retrying={payments.retrying} />
  );

  if (oneStep && !payments.methods && !payments.problem)
    return <LoadingScreen problem={null} onRetry={payments.retry} retrying />;
  if (oneStep && choice?.profile && payments.methods && payments.script)
    return (
      <FastDeposit
        key={attempt}
        {...{ currency, amount, choice, tabs, recent, bonus }}
        script={payments.script}
        methods={payments.methods}
        onAmount={setTyped}
        onChoice={setChosen}
        onBack={back}
        onAgain={() => setAttempt(attempt + 1)}
        onOther={() => {
          setOneStep(false);
          setChosen(null);
          setWantedBonus(bonus.chosen);
          if (amount !== null) setStep(2);
        }}
      />
    );

  if (step === 3 && choice && amount !== null && payments.script) {
    return (
      <DepositDetails
        key={`${amount} ${choice.method.id} ${choice.profile?.id} ${attempt}`}
        script={payments.script}
        order={{ currency, amount, choice, bonus: wantedBonus }}
        frame={frame}
        onAgain={() => setAttempt(attempt + 1)}
        onOtherMethod={() => setStep(2)}
      />
    );
  }
  if (step >= 2 && amount !== null) {
    return (
      <MethodScreen
        {...{ frame, problem, methods: payments.methods, currency, amount, choice }}
        title={<Trans>How to pay</Trans>}
        text={
          <Trans>
            You deposit{' '}
            <strong>
              <Money amount={amount} currency={currency} />
            </strong>
            .
          </Trans>
        }
        label={t`Payment method`}
        onChange={setChosen}
        onForgotten={() => setChosen(null)}
        onNext={() => setStep(3)}
      />
    );
  }
  return (
    <DepositAmount
      {...{ frame, problem, currency, amount, limits, recent }}
      touched={typed !== undefined}
      tabs={tabs}
      bonus={bonus.shown}
      onChange={setTyped}
      onNext={() => {
        setWantedBonus(bonus.chosen);
        setStep(2);
      }}
    />
  );
}
