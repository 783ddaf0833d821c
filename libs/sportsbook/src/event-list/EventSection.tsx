import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { SportEvent } from '@croupier/contracts';
import { Button, EmptyState, ErrorState, Skeleton } from '@croupier/ui-kit';
import { MOST_EVENTS, UPCOMING_AT_FIRST } from '../events/events.query.ts';
import { EventList } from './EventList.tsx';
import styles from './section.module.css';

interface EventSectionProps {
  title: ReactNode;
  /** Shown beside the title. */
  aside?: ReactNode;
  query: UseQueryResult<SportEvent[]>;
  empty: { title: ReactNode; text: ReactNode };
  /** Match that is shown elsewhere on the page. */
  without?: number | undefined;
  /** Number of matches shown first, and added at each press. */
  most?: number;
  /** Fetches more matches, if there may be more. */
  askAll?: (() => void) | undefined;
  /** True on a league's own page: the title replaces the league's name. */
  oneLeague?: boolean;
}

/** Renders matches under a heading, with loading, error and empty states. */
export function EventSection({
  title,
  aside,
  query,
  empty,
  without,
  most = MOST_EVENTS,
  askAll,
  oneLeague = false,
}: EventSectionProps) {
  const { data, isError, isFetching, refetch } = query;
  const [shown, setShown] = useState(most);
  const events = data?.filter(({ id }) => id !== without) ?? [];
  const mayBeMore = askAll !== undefined && (data?.length ?? 0) >= UPCOMING_AT_FIRST;
  const showMore = () => {
    if (shown + most > events.length) askAll?.();
    setShown(shown + most);
  };
  return (
    <section className={styles.section}>
      {!(oneLeague && events.length > 0) && (
        <div className={styles.head}>
          <h2>{title}</h2>
          {aside}
        </div>
      )}
      {events.length > 0 && <EventList events={events.slice(0, shown)} title={oneLeague ? title : undefined} />}
      {(events.length > shown || mayBeMore) && (
        <Button variant="secondary" onClick={showMore} className={styles.more}>
          <Trans>Show more matches</Trans>
        </Button>
      )}
      {events.length >= MOST_EVENTS && events.length <= shown && (
        <p className={styles.end}>
          <Trans>These are the first {MOST_EVENTS} matches. Choose a league or a day to see others.</Trans>
        </p>
      )}
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
