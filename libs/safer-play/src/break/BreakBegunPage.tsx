import type { ReactNode } from 'react';
import { Card } from '@croupier/ui-kit';
import { type BreakBegun, BreakTitle, BreakWords } from './break-parts.tsx';
import styles from './break.module.css';

export interface BreakBegunProps extends BreakBegun {
  /** App's links: help, home. */
  ways: ReactNode;
}

/** Renders the page after a break has started: what applies now, and what happens to the money. */
export function BreakBegunPage({ kind, until, ways }: BreakBegunProps) {
  return (
    <Card className={styles.page} aria-live="polite">
      <h1>
        <BreakTitle kind={kind} />
      </h1>
      <BreakWords kind={kind} until={until} />
      <div className={styles.ways}>{ways}</div>
    </Card>
  );
}
