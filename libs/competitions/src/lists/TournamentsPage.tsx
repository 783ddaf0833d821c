import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '@croupier/api-client';
import { PageHeading, useOnline } from '@croupier/shell';
import { Banner, EmptyState, ErrorState, Pagination, Skeleton } from '@croupier/ui-kit';
import type { CompetitionLink } from '../link.ts';
import { emptyTexts, type ListId } from './list-names.ts';
import { ListNav } from './ListNav.tsx';
import styles from './lists.module.css';
import { TournamentCard } from './TournamentCard.tsx';
import { tournamentsQuery } from './tournaments.query.ts';

export interface TournamentsPageProps {
  list: ListId;
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
  link: CompetitionLink;
  /** Where to go from an empty list: the games. */
  action: ReactNode;
}

/** A list of tournaments, nine a page. */
export function TournamentsPage({ list, page, onPage, link, action }: TournamentsPageProps) {
  const { i18n } = useLingui();
  const { data, isError, refetch, isRefetching } = useQuery(tournamentsQuery(useApi(), list, page));
  const empty = emptyTexts[list];
  return (
    <div className={`page-width ${styles.page}`}>
      <PageHeading lead={<Trans>Prizes from the house for what you play anyway. Taking part costs nothing.</Trans>}>
        <Trans>Tournaments</Trans>
      </PageHeading>
      <ListNav list={list} link={link} />
      {!useOnline() && (
        <Banner live>
          <Trans>You are offline. This is what was loaded last.</Trans>
        </Banner>
      )}
      {isError && !data && <ErrorState as="h2" onRetry={() => void refetch()} retrying={isRefetching} />}
      {!data && !isError && <Loading />}
      {data?.data.length === 0 && (
        <EmptyState as="h2" title={i18n._(empty.title)} text={i18n._(empty.text)} action={action} />
      )}
      {data && data.data.length > 0 && (
        <ul className={styles.cards}>
          {data.data.map((tournament) => (
            <li key={tournament.id}>
              <TournamentCard tournament={tournament} link={link} />
            </li>
          ))}
        </ul>
      )}
      {data && <Pagination page={page} total={data.pagination.total_pages} onChange={onPage} />}
    </div>
  );
}

function Loading() {
  return (
    <div className={styles.cards} aria-busy="true">
      {[1, 2, 3].map((key) => (
        <Skeleton key={key} height={320} shape="card" />
      ))}
    </div>
  );
}
