import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useApi } from '@croupier/api-client';
import { MOST_EXPORTED_ROUNDS, type RoundSummary } from '@croupier/contracts';
import { formatDate } from '@croupier/i18n';
import { PageHeading, useTimeZone } from '@croupier/shell';
import {
  Badge,
  Button,
  buttonClass,
  EmptyState,
  ErrorState,
  Money,
  Skeleton,
  Table,
  useAnimatedList,
} from '@croupier/ui-kit';
import { type HistoryFilter, isNarrowed } from './history-filter.ts';
import styles from './history.module.css';
import { HistoryFilters, type PlayedTitle } from './HistoryFilters.tsx';
import { PaidBy } from './PaidBy.tsx';
import { roundsQuery, roundTotalsQuery } from './rounds.query.ts';
import { Totals } from './Totals.tsx';
import { fileAddress } from './wanted-rounds.ts';

export interface HistoryPageProps {
  /** Replays a round as it was seen. */
  replay: (round: RoundSummary) => void;
  /** Renders the app's link to the page that checks a round. */
  verifyLink: (round: RoundSummary, text: ReactNode) => ReactNode;
  /** Renders the title's name with the app's link to the game. */
  gameLink: (round: RoundSummary) => ReactNode;
  /** Renders the title's cover, beside its name. */
  cover: (round: RoundSummary) => ReactNode;
  filter: HistoryFilter;
  onFilter: (filter: HistoryFilter) => void;
  /** Titles the player has played, for the filter. */
  titles: readonly PlayedTitle[];
  /** Link to the games, shown without a history. */
  gamesLink: ReactNode;
}

/** Renders every round and live bet for real money, with stake, return and a link to its check. */
export function HistoryPage(props: HistoryPageProps) {
  const { gamesLink, filter, onFilter, titles } = props;
  const api = useApi();
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    roundsQuery(api, filter),
  );
  const { data: totals } = useQuery(roundTotalsQuery(api, filter));
  const rounds = data?.pages.flatMap((page) => page.data) ?? [];
  const narrowed = isNarrowed(filter);
  return (
    <>
      <PageHeading>
        <Trans>Game history</Trans>
      </PageHeading>
      {(rounds.length > 0 || narrowed) && <HistoryFilters filter={filter} titles={titles} onFilter={onFilter} />}
      {isError && !data && <ErrorState as="h2" onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isError && <HistorySkeleton />}
      {data && rounds.length === 0 && narrowed && !hasNextPage && <NothingInPart onFilter={onFilter} />}
      {data && rounds.length === 0 && !narrowed && (
        <EmptyState
          as="h2"
          art="history"
          title={<Trans>No rounds yet</Trans>}
          text={
            <Trans>Your real-money rounds appear here, and you can check each one. We don’t keep demo rounds.</Trans>
          }
          action={gamesLink}
        />
      )}
      {totals && rounds.length > 0 && <Totals totals={totals} narrowed={narrowed} rounds={rounds} />}
      {rounds.length > 0 && (
        <>
          <Rounds {...props} rounds={rounds} />
          <FileLink filter={filter} />
        </>
      )}
      {hasNextPage && (
        <Button variant="secondary" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {rounds.length > 0 ? <Trans>Show older rounds</Trans> : <Trans>Nothing found yet, search older rounds</Trans>}
        </Button>
      )}
    </>
  );
}

function NothingInPart({ onFilter }: Pick<HistoryPageProps, 'onFilter'>) {
  return (
    <EmptyState
      as="h2"
      art="history"
      title={<Trans>No rounds found</Trans>}
      text={<Trans>No rounds match this game, result and dates.</Trans>}
      action={
        <Button variant="secondary" onClick={() => onFilter({})}>
          <Trans>Show all</Trans>
        </Button>
      }
    />
  );
}

interface RoundsProps extends Pick<HistoryPageProps, 'verifyLink' | 'replay' | 'gameLink' | 'cover'> {
  rounds: readonly RoundSummary[];
}

function Rounds({ rounds, verifyLink, replay, gameLink, cover }: RoundsProps) {
  const { t, i18n } = useLingui();
  const timeZone = useTimeZone();
  const list = useAnimatedList();
  return (
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
                {round.live && <LiveRoundNumber number={round.live.round} />}
              </span>
            </span>
          ),
        },
        { id: 'stake', header: t`Stake`, align: 'end', cell: (round) => <Stake round={round} /> },
        { id: 'win', header: t`Win`, align: 'end', cell: (round) => <Outcome round={round} /> },
        {
          id: 'check',
          header: t`Check`,
          align: 'end',
          cell: (round) => (
            <span className={styles.verify}>
              {!round.live && (
                <button type="button" onClick={() => replay(round)}>
                  <Trans>Replay</Trans>
                </button>
              )}
              {verifyLink(round, <Trans context="a round">Check</Trans>)}
            </span>
          ),
        },
      ]}
    />
  );
}

function LiveRoundNumber({ number }: { number: number }) {
  return (
    <small>
      <Trans>Live table, round {number}</Trans>
    </small>
  );
}

function Stake({ round }: { round: RoundSummary }) {
  return (
    <span className={styles.stake}>
      <Money amount={round.stake_cents} currency={round.currency} />
      {round.bought && (
        <small>
          <Trans>Free spins bought</Trans>
        </small>
      )}
      <PaidBy round={round} />
    </span>
  );
}

/** Renders a download of all filtered rounds for a spreadsheet. */
function FileLink({ filter }: Pick<HistoryPageProps, 'filter'>) {
  const { i18n } = useLingui();
  const most = i18n.number(MOST_EXPORTED_ROUNDS);
  return (
    <div className={styles.file}>
      <a href={fileAddress(filter)} download className={buttonClass({ variant: 'secondary' })}>
        <Download size={18} aria-hidden="true" />
        <Trans>Download as CSV</Trans>
      </a>
      <p className={styles.label}>
        <Trans>The newest rounds that match your filters, up to {most}. Times are in UTC.</Trans>
      </p>
    </div>
  );
}

function Outcome({ round: { status, win_cents, currency, live } }: { round: RoundSummary }) {
  if (status === 'open')
    return (
      <Badge tone="signal">
        <Trans>Not finished</Trans>
      </Badge>
    );
  if (status === 'rolled_back') return <Badge>{live ? <Trans>Stake returned</Trans> : <Trans>Cancelled</Trans>}</Badge>;
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
