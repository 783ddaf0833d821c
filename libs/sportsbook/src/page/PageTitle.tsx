import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { formatDate } from '@croupier/i18n';
import { PageHeading } from '@croupier/shell';
import { useNow } from '../clock/now.ts';
import styles from './page.module.css';

/** The head of a page as a newspaper has it: the section, the day, a double rule. */
export function PageTitle({ over, children }: { over?: ReactNode; children: ReactNode }) {
  const { i18n } = useLingui();
  const now = useNow();
  return (
    <PageHeading
      className={styles.head}
      over={over}
      beside={now !== null && <p className={styles.day}>{formatDate(now, i18n, 'day')}</p>}
    >
      {children}
    </PageHeading>
  );
}
