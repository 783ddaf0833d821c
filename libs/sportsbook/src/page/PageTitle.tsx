import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { formatDate } from '@croupier/i18n';
import { PageHeading } from '@croupier/shell';
import { useMinute } from '../clock/now.ts';
import { useTimeZone } from '../clock/time-zone.ts';
import styles from './page.module.css';

interface PageTitleProps {
  over?: ReactNode;
  /** Actions for the whole page, shown beside the name. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Renders the head of a page in the style of a newspaper: the section, the day, a double rule. */
export function PageTitle({ over, aside, children }: PageTitleProps) {
  const { i18n } = useLingui();
  const now = useMinute();
  const zone = useTimeZone();
  return (
    <PageHeading
      className={styles.head}
      over={over}
      beside={
        <div className={styles.beside}>
          {aside}
          {now !== null && <p className={styles.day}>{formatDate(now, i18n, 'day', zone)}</p>}
        </div>
      }
    >
      {children}
    </PageHeading>
  );
}
