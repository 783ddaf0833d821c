import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Payment } from '@croupier/contracts';
import { type CurrencyCode, formatMoney, MAX_AMOUNT } from '@croupier/money';
import { AmountField, Skeleton } from '@croupier/ui-kit';
import { quickAmounts } from './first-amount.ts';
import { type AmountProblem, type Limits, problemOf } from './limits.ts';

interface AmountStepProps {
  label: string;
  currency: CurrencyCode;
  value: bigint | null;
  onChange: (value: bigint | null) => void;
  /** Undefined until loaded. */
  limits: Limits | undefined;
  /** Amount that can be withdrawn. If set, the amount is checked against it. */
  available?: bigint;
  /** Player's recent payments, whose amounts are offered again. */
  recent?: readonly Payment[] | undefined;
  /** True once the player tried to continue: an empty field is then an error. */
  tried: boolean;
  children?: ReactNode;
}

/** Renders the amount step, with the lowest minimum and highest maximum of all methods. */
export function AmountStep(props: AmountStepProps) {
  const { label, currency, value, onChange, limits, available, recent, tried, children } = props;
  const { t, i18n } = useLingui();
  const [left, setLeft] = useState(false);
  const money = (amount: bigint) => formatMoney(amount, currency, i18n.locale);
  const problem = problemOf(value, limits ?? null, available);

  const sentences: Record<AmountProblem, () => string> = {
    missing: () => t`Please enter an amount in digits, above zero.`,
    zero: () => t`Please enter an amount above zero.`,
    too_small: () => t`The minimum amount is ${money(limits?.min ?? 0n)}.`,
    too_large: () => t`The maximum amount is ${money(limits?.max ?? MAX_AMOUNT)}.`,
    not_covered: () => t`You can withdraw up to ${money(available ?? 0n)}.`,
  };
  const shown = problem !== null && (problem === 'missing' ? tried : left || tried);

  return (
    <>
      <AmountField
        label={label}
        currency={currency}
        value={value}
        onChange={onChange}
        onBlur={() => setLeft(true)}
        quickAmounts={quickAmounts(currency, recent).filter(
          (amount) => problemOf(amount, limits ?? null, available) === null,
        )}
        all={available !== undefined && available > 0n ? available : undefined}
        hint={limits ? limitsLabel(limits) : <Skeleton width="16ch" />}
        error={shown ? sentences[problem]() : undefined}
        focusFirst
      />
      {children}
    </>
  );

  function limitsLabel({ min, max }: Limits): string {
    const least = money(min);
    const most = money(max);
    return [
      t({ id: 'CASHBOX.PAYMENT_ITEMS_LABEL.MIN', message: `Min. ${least}` }),
      t({ id: 'CASHBOX.PAYMENT_ITEMS_LABEL.MAX', message: `max. ${most}` }),
    ].join(', ');
  }
}
