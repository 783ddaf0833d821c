import { cx, Money } from '@croupier/ui-kit';
import styles from './jackpots.module.css';

/** What a pool holds. A new sum simply stands there: nothing blinks to draw the eye. */
export const Amount = ({ cents, className }: { cents: number; className?: string | undefined }) => (
  <Money amount={cents} currency="EUR" className={cx(styles.amount, className)} />
);
