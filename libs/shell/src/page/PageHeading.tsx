import type { ReactNode } from 'react';
import { cx } from '@croupier/ui-kit';
import styles from './page-heading.module.css';

export interface PageHeadingProps {
  /** Name of the page, its only h1. */
  children: ReactNode;
  /** Section of the page, in small text above its name. */
  over?: ReactNode;
  /** Introduction. An empty text reserves its line for later content. */
  lead?: ReactNode;
  /** Shown at the far end, if there is room. */
  beside?: ReactNode;
  className?: string | undefined;
}

/** Renders the heading of every page of both apps. */
export function PageHeading({ children, over, lead, beside, className }: PageHeadingProps) {
  return (
    <header className={cx(styles.heading, className)}>
      <div className={styles.words}>
        {over !== undefined && <p className={styles.over}>{over}</p>}
        <h1>{children}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      {beside}
    </header>
  );
}
