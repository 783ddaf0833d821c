import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Check, Hourglass, X } from 'lucide-react';
import { useEffect } from 'react';
import type { Gift, Payment, PaymentFailure, PaymentIntent } from '@croupier/contracts';
import { Button, Money } from '@croupier/ui-kit';
import { BonusTaken } from '../bonus/BonusTaken.tsx';
import { failureText } from '../payment/failure-texts.ts';
import type { PaymentOrder } from '../payment/payment-order.ts';
import { refreshCashbox } from '../payment/refresh-cashbox.ts';
import { AllPaymentsButton, CloseButton } from '../steps/ResultButtons.tsx';
import { ResultScreen } from '../steps/ResultScreen.tsx';
import { PlayWith } from '../wallets/PlayWith.tsx';

interface DepositResultProps {
  order: PaymentOrder;
  /** Payment as our server knows it; undefined until it replies. */
  intent: PaymentIntent | undefined;
  /** Reason of the provider's refusal. */
  failure: PaymentFailure | null | undefined;
  onAgain: () => void;
  onOtherMethod: () => void;
}

/** Renders a deposit's result. It says "arrived" only once the money is on the balance. */
export function DepositResult({ order, intent, failure, onAgain, onOtherMethod }: DepositResultProps) {
  const queryClient = useQueryClient();
  const payment = intent?.payment;
  const { success } = payment ?? { success: null };
  useEffect(() => {
    if (success !== null) void refreshCashbox(queryClient);
  }, [success, queryClient]);
  if (success === true) return <Arrived order={order} gift={intent?.bonus ?? null} />;
  if (success === false || failure !== undefined) {
    return <Failed failure={payment?.failure ?? failure ?? null} onAgain={onAgain} onOtherMethod={onOtherMethod} />;
  }
  return <Pending />;
}

function Arrived({ order: { amount, currency, bonus }, gift }: { order: PaymentOrder; gift: Gift | null }) {
  return (
    <ResultScreen
      tone="good"
      icon={<Check size={36} aria-hidden="true" />}
      title={
        <Trans>
          <Money amount={amount} currency={currency} /> received
        </Trans>
      }
      text={<Trans>It’s in your balance and ready to use.</Trans>}
      footer={
        <CloseButton autofocus>
          <Trans>Done</Trans>
        </CloseButton>
      }
    >
      <BonusTaken gift={gift} wanted={bonus !== undefined} />
      <PlayWith currency={currency} centered />
    </ResultScreen>
  );
}

function Failed({
  failure,
  onAgain,
  onOtherMethod,
}: {
  failure: Payment['failure'];
  onAgain: () => void;
  onOtherMethod: () => void;
}) {
  const { i18n } = useLingui();
  return (
    <ResultScreen
      tone="danger"
      icon={<X size={36} aria-hidden="true" />}
      title={<Trans>Your deposit didn’t go through</Trans>}
      text={
        <>
          {failureText(i18n, failure)} <Trans>Your balance is unchanged.</Trans>
        </>
      }
      footer={
        <>
          <Button size="large" wide onClick={onAgain}>
            <Trans>Try again</Trans>
          </Button>
          <Button size="large" wide variant="secondary" onClick={onOtherMethod}>
            <Trans>Choose another payment method</Trans>
          </Button>
        </>
      }
    />
  );
}

function Pending() {
  return (
    <ResultScreen
      tone="wait"
      icon={<Hourglass size={32} aria-hidden="true" />}
      title={<Trans>The payment is on its way</Trans>}
      text={
        <Trans>
          The payment provider is still processing it. You can close this. The money appears in your balance when it
          arrives.
        </Trans>
      }
      footer={
        <>
          <CloseButton>
            <Trans>Close</Trans>
          </CloseButton>
          <AllPaymentsButton />
        </>
      }
    />
  );
}
