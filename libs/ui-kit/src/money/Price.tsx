import type { ReactNode } from 'react';
import { cx } from '../classes.ts';
import styles from './money.module.css';
import type { PriceMove } from './price-move.ts';

/** A price with an arrow while it moves: colour is never the only sign. `children` is the formatted price. */
export function Price({ move = null, children }: { move?: PriceMove; children: ReactNode }) {
  return (
    <span className={cx(styles.price, move === 'up' && styles.rising, move === 'down' && styles.falling)}>
      {move && <span aria-hidden="true" className={styles.arrow} data-move={move} />}
      {children}
    </span>
  );
}
