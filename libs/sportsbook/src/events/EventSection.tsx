import type { SportEvent } from '@croupier/contracts';
import { EmptyState, ErrorState, Skeleton } from '@croupier/ui-kit';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EventList } from './EventList.tsx';
import styles from './section.module.css';

interface EventSectionProps {
  title: ReactNode;
  /** Beside the title. */
  aside?: ReactNode;
  query: UseQueryResult<SportEvent[]>;
  empty: { title: ReactNode; text: ReactNode };
  /** Matches shown elsewhere on the page. */
  without?: number | undefined;
  /** How many at first. */
  most?: number;
}

/** Matches under a heading, with a state for each way they may not be there. */
export function EventSection({ title, aside, query, empty, without, most = 100 }: EventSectionProps) {
  const { data, isError, isFetching, refetch } = query;
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {aside}
      </div>
      {data && data.length > 0 && <EventList events={data.filter(({ id }) => id !== without).slice(0, most)} />}
      {data?.length === 0 && <EmptyState title={empty.title} text={empty.text} />}
      {!data && isError && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isError && <Waiting />}
    </section>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} height={64} />
      ))}
    </div>
  );
}
