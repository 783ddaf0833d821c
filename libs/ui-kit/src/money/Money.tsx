import { useLingui } from '@lingui/react';
import { type AnyCurrency, formatMoney } from '@croupier/money';
import { cx } from '../classes.ts';
import styles from './money.module.css';

export interface MoneyProps {
  /** Subunits. */
  amount: bigint | number;
  currency: AnyCurrency;
  /** Writes a plus before a gain; a minus is always written. */
  signed?: boolean;
  /** The big figure of a screen, in the display face. */
  size?: 'inherit' | 'large';
  locale?: string;
  className?: string | undefined;
}

/** An amount as the player's language writes it, in figures of one width. */
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
