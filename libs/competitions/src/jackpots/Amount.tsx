import { cx, Money } from '@croupier/ui-kit';
import styles from './jackpots.module.css';

/** Renders a pool's amount. Changes aren't animated, to not draw the eye. */
export const Amount = ({ cents, className }: { cents: number; className?: string | undefined }) => (
  <Money amount={cents} currency="EUR" className={cx(styles.amount, className)} />
);
