import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '@croupier/api-client';
import type { RoundSummary } from '@croupier/contracts';
import { formatDate } from '@croupier/i18n';
import { PageHeading, useTimeZone } from '@croupier/shell';
import { Badge, Button, EmptyState, ErrorState, Money, Skeleton, Table, useAnimatedList } from '@croupier/ui-kit';
import { type HistoryFilter, isNarrowed, isWithin } from './history-filter.ts';
import styles from './history.module.css';
import { HistoryFilters, type PlayedTitle } from './HistoryFilters.tsx';
import { roundsQuery } from './rounds.query.ts';
import { Totals } from './Totals.tsx';

export interface HistoryPageProps {
  /** The app's link to the page that runs a round again. */
  verifyLink: (round: RoundSummary, text: ReactNode) => ReactNode;
  /** The title as players know it, with the app's link to the game. */
  gameLink: (round: RoundSummary) => ReactNode;
  /** The title's cover, beside its name. */
  cover: (round: RoundSummary) => ReactNode;
  filter: HistoryFilter;
  onFilter: (filter: HistoryFilter) => void;
  /** Titles the player played, to choose one of. */
  titles: readonly PlayedTitle[];
  /** The way to the games, when there is no history yet. */
  gamesLink: ReactNode;
}

/** Every round for money: what was staked, what came back, and the way to check it. */
export function HistoryPage({ verifyLink, gameLink, gamesLink, cover, filter, onFilter, titles }: HistoryPageProps) {
  const { t, i18n } = useLingui();
  const timeZone = useTimeZone();
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    roundsQuery(useApi(), filter),
  );
  const list = useAnimatedList();
  const rounds = data?.pages.flatMap((page) => page.data).filter((round) => isWithin(filter, round)) ?? [];
  const amount = (cents: number, { currency }: RoundSummary) => <Money amount={cents} currency={currency} />;
  return (
    <>
      <PageHeading>
        <Trans>Games history</Trans>
      </PageHeading>
      {(rounds.length > 0 || isNarrowed(filter)) && (
        <HistoryFilters filter={filter} titles={titles} onFilter={onFilter} />
      )}
      {isError && !data && <ErrorState as="h2" onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isError && <HistorySkeleton />}
      {data && rounds.length === 0 && isNarrowed(filter) && (
        <EmptyState
          as="h2"
          art="history"
          title={<Trans>No rounds in this part</Trans>}
          text={<Trans>You played none of this game, or none in these days.</Trans>}
          action={
            <Button variant="secondary" onClick={() => onFilter({})}>
              <Trans>Show everything</Trans>
            </Button>
          }
        />
      )}
      {data && rounds.length === 0 && !isNarrowed(filter) && (
        <EmptyState
          as="h2"
          art="history"
          title={<Trans>No rounds yet</Trans>}
          text={<Trans>Real-money rounds appear here, each with a way to check it. Demo rounds are not kept.</Trans>}
          action={gamesLink}
        />
      )}
      {rounds.length > 0 && (
        <>
          <Totals rounds={rounds} all={!hasNextPage} />
          <Table
            caption={t`Rounds, newest first`}
            rows={rounds}
            rowKey={(round) => round.id}
            bodyRef={list}
            stacked
            columns={[
              {
                id: 'game',
                header: t`Game`,
                cell: (round) => (
                  <span className={styles.round}>
                    {cover(round)}
                    <span className={styles.game}>
                      {gameLink(round)}
                      <time dateTime={round.played_at}>{formatDate(round.played_at, i18n, 'dateTime', timeZone)}</time>
                    </span>
                  </span>
                ),
              },
              { id: 'stake', header: t`Stake`, align: 'end', cell: (round) => amount(round.stake_cents, round) },
              { id: 'win', header: t`Win`, align: 'end', cell: (round) => <Outcome round={round} /> },
              {
                id: 'check',
                header: t`Check`,
                align: 'end',
                cell: (round) => <span className={styles.verify}>{verifyLink(round, <Trans>Verify</Trans>)}</span>,
              },
            ]}
          />
          {hasNextPage && (
            <Button variant="secondary" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              <Trans>Show older rounds</Trans>
            </Button>
          )}
        </>
      )}
    </>
  );
}

function Outcome({ round: { status, win_cents, currency } }: { round: RoundSummary }) {
  if (status === 'open')
    return (
      <Badge tone="signal">
        <Trans>Not finished</Trans>
      </Badge>
    );
  if (status === 'rolled_back')
    return (
      <Badge>
        <Trans>Taken back</Trans>
      </Badge>
    );
  return <Money amount={win_cents} currency={currency} />;
}

function HistorySkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <Skeleton height={112} shape="card" />
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} height={52} />
      ))}
    </div>
  );
}
