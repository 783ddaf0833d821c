import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import { chipClass, EmptyState, ErrorState, Skeleton } from '@croupier/ui-kit';
import { eventQuery } from '../events/event.query.ts';
import { FollowEvent } from '../events/LiveOdds.tsx';
import { useEvents } from '../events/useEvents.ts';
import { SportLink } from '../host/sportsbook-context.tsx';
import { pollEvery, useConnected } from '../live/connection.ts';
import page from '../page/page.module.css';
import { PageTitle } from '../page/PageTitle.tsx';
import styles from './centre.module.css';
import { FirstChoice } from './FirstChoice.tsx';
import { MatchPanel } from './MatchPanel.tsx';
import { MOST_PANELS } from './most-panels.ts';

const POLL_MS = 3_000;

/** Renders several matches side by side. The address holds their ids. */
export function CentrePage({ matches }: { matches: readonly number[] }) {
  const { t } = useLingui();
  const live = useEvents('live');
  const full = matches.length >= MOST_PANELS;
  return (
    <div className={page.page}>
      <PageTitle>
        <Trans>Live centre</Trans>
      </PageTitle>
      {matches.length > 0 && (
        <nav aria-label={t`Matches to follow`} className={styles.choice}>
          {live.data?.map(({ id, home, away }) => {
            const on = matches.includes(id);
            const others = matches.filter((one) => one !== id);
            // With four matches, the newest replaces the oldest.
            const chosen = on ? others : [...(full ? others.slice(1) : others), id];
            return (
              <SportLink key={id} page={{ to: 'centre', matches: chosen }} className={chipClass} aria-current={on}>
                {home.name} – {away.name}
              </SportLink>
            );
          })}
        </nav>
      )}
      {matches.length === 0 && live.data && live.data.length > 0 && <FirstChoice matches={live.data} />}
      {live.data?.length === 0 && (
        <EmptyState
          as="h2"
          title={<Trans>No matches are live right now</Trans>}
          text={<Trans>See what is coming up, or check back in a few minutes.</Trans>}
        />
      )}
      {!live.data && live.isError && <ErrorState onRetry={() => void live.refetch()} retrying={live.isFetching} />}
      <div className={styles.panels}>
        {matches.map((id) => (
          <Followed key={id} id={id} />
        ))}
      </div>
    </div>
  );
}

function Followed({ id }: { id: number }) {
  const connected = useConnected();
  const { data, isError, isFetching, refetch } = useQuery({
    ...eventQuery(useApi(), id),
    refetchInterval: pollEvery(connected, POLL_MS),
  });
  return (
    <section className={styles.panel}>
      <FollowEvent id={id} />
      {data && <MatchPanel event={data} />}
      {!data && isError && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isError && <Skeleton height={240} />}
    </section>
  );
}
