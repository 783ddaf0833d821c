import type { ReactNode } from 'react';
import styles from './frame.module.css';

/** Renders a page without the columns of the sportsbook. */
export function Alone({ children }: { children: ReactNode }) {
  return (
    <main id="content" className={styles.alone}>
      {children}
    </main>
  );
}
