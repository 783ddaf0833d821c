import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '@croupier/api-client';
import type { TournamentList } from '@croupier/contracts';
import type { CompetitionKind } from '@croupier/i18n';
import { PageHeading, useOnline } from '@croupier/shell';
import { Banner, buttonClass, EmptyState, ErrorState, Pagination, Skeleton } from '@croupier/ui-kit';
import type { CompetitionLink } from '../link.ts';
import { LotteryCards } from '../lotteries/LotteryCards.tsx';
import { emptyTexts, type ListId } from './list-names.ts';
import { ListNav } from './ListNav.tsx';
import styles from './lists.module.css';
import { TournamentCard } from './TournamentCard.tsx';
import { listsTournaments, tournamentsQuery } from './tournaments.query.ts';

export interface TournamentsPageProps {
  list: ListId;
  /** Page number, starting at 1. */
  page: number;
  onPage: (page: number) => void;
  link: CompetitionLink;
  /** Competitions the edition doesn't allow. */
  forbidden?: readonly CompetitionKind[] | undefined;
  /** List of achievements, from another feature. */
  content?: ReactNode;
  /** Link to the games, shown in an empty list. */
  action: ReactNode;
}

/** Renders a list of tournaments, nine per page. */
export function TournamentsPage({ content, ...props }: TournamentsPageProps) {
  const { list, link, forbidden } = props;
  return (
    <div className={`page-width ${styles.page}`}>
      <PageHeading
        beside={
          !forbidden?.includes('tournaments') &&
          link({ arena: true }, { className: buttonClass({ variant: 'secondary' }), children: <Trans>Arena</Trans> })
        }
        lead={<Trans>Prizes from the house for games you play anyway. Joining is free.</Trans>}
      >
        <Trans>Tournaments</Trans>
      </PageHeading>
      <ListNav list={list} link={link} forbidden={forbidden} />
      {!useOnline() && (
        <Banner live>
          <Trans>You’re offline. This page may be out of date.</Trans>
        </Banner>
      )}
      {listsTournaments(list) && <TournamentCards {...props} list={list} />}
      {list === 'lotteries' && <LotteryCards {...props} />}
      {content}
    </div>
  );
}

interface TournamentCardsProps extends Omit<TournamentsPageProps, 'content' | 'forbidden'> {
  list: TournamentList;
}

function TournamentCards({ list, page, onPage, link, action }: TournamentCardsProps) {
  const { i18n } = useLingui();
  const { data, isError, refetch, isRefetching } = useQuery(tournamentsQuery(useApi(), list, page));
  const empty = emptyTexts[list];
  return (
    <>
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
    </>
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
