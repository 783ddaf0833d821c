import { useLingui } from '@lingui/react';
import type { CurrencyCode } from '@croupier/money';
import { Money } from '@croupier/ui-kit';
import { profileName } from '../methods/method-choice.ts';
import { methodName } from '../methods/method-name.ts';
import styles from '../steps/steps.module.css';
import type { PaymentOrder } from './payment-order.ts';

interface OrderSummaryProps {
  amount: bigint | number;
  currency: CurrencyCode;
  method: { id: string; title: string };
  /** Saved card or account, if one was chosen. */
  instrument: string | null | undefined;
  bonus?: PaymentOrder['bonus'];
}

/** Renders the amount to be paid and the payment method. */
export function OrderSummary({ amount, currency, method, instrument, bonus }: OrderSummaryProps) {
  const { i18n } = useLingui();
  return (
    <div className={styles.summary}>
      <Money size="large" amount={amount} currency={currency} />
      <span className={styles.soft}>{instrument ? profileName({ title: instrument }) : methodName(i18n, method)}</span>
      {bonus && (
        <span>
          {bonus.title}: <Money amount={bonus.amount} currency={currency} />
        </span>
      )}
    </div>
  );
}
