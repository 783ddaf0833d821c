import type { ReactNode } from 'react';
import { cx } from '@croupier/ui-kit';
import { PageArt } from '../art/PageArt.tsx';
import styles from './page-head.module.css';

export interface PageHeadProps {
  title: string;
  lead?: ReactNode;
  /** Shown in small text above the title. */
  over?: ReactNode;
  /** Shown in small text below the lead. */
  under?: ReactNode;
  art: string;
}

/** Renders the head of a content page: a felt background with its drawing. */
export function PageHead({ title, lead, over, under, art }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        {over !== undefined && <p className={styles.small}>{over}</p>}
        <h1>{title}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {under !== undefined && <p className={styles.small}>{under}</p>}
      </div>
      <PageArt name={art} className={cx(styles.art)} />
    </header>
  );
}
