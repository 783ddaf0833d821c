import type { ReactNode } from 'react';
import { cx } from '../classes.ts';
import styles from './money.module.css';
import type { PriceMove } from './price-move.ts';

/** Renders odds with an arrow while they move, so that colour isn't the only sign. `children` is the formatted text. */
export function Price({ move = null, children }: { move?: PriceMove; children: ReactNode }) {
  return (
    <span className={cx(styles.price, move === 'up' && styles.rising, move === 'down' && styles.falling)}>
      {move && <span aria-hidden="true" className={styles.arrow} data-move={move} />}
      {children}
    </span>
  );
}
