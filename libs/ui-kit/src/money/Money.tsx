import { useLingui } from '@lingui/react';
import { type AnyCurrency, formatMoney } from '@croupier/money';
import { cx } from '../classes.ts';
import styles from './money.module.css';

export interface MoneyProps {
  /** Amount in subunits. */
  amount: bigint | number;
  currency: AnyCurrency;
  /** Shows a plus before a gain. A minus is always shown. */
  signed?: boolean;
  /** `large`: the main figure of a screen, in the display typeface. */
  size?: 'inherit' | 'large';
  locale?: string;
  className?: string | undefined;
}

/** Renders an amount in the player's language, in tabular figures. */
export function Money({ amount, currency, signed = false, size = 'inherit', locale, className }: MoneyProps) {
  const { i18n } = useLingui();
  const gain = signed && amount > 0;
  return (
    <span className={cx(styles.money, size === 'large' && styles.large, gain && styles.up, className)}>
      {gain && '+'}
      {formatMoney(amount, currency, locale ?? i18n.locale)}
    </span>
  );
}
