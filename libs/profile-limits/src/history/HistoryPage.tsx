import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '@croupier/api-client';
import type { RoundSummary } from '@croupier/contracts';
import { formatDate } from '@croupier/i18n';
import { PageHeading, useTimeZone } from '@croupier/shell';
import { Badge, Button, Card, EmptyState, ErrorState, Money, Skeleton, Table, useAnimatedList } from '@croupier/ui-kit';
import styles from './history.module.css';
import { netPositions } from './net-position.ts';
import { roundsQuery } from './rounds.query.ts';

export interface HistoryPageProps {
  /** The app's link to the page that runs a round again. */
  verifyLink: (round: RoundSummary, text: ReactNode) => ReactNode;
  /** The title as players know it, with the app's link to the game. */
  gameLink: (round: RoundSummary) => ReactNode;
  /** The way to the games, when there is no history yet. */
  gamesLink: ReactNode;
}

/** Every round for money: what was staked, what came back, and the way to check it. */
export function HistoryPage({ verifyLink, gameLink, gamesLink }: HistoryPageProps) {
  const { t, i18n } = useLingui();
  const timeZone = useTimeZone();
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    roundsQuery(useApi()),
  );
  const list = useAnimatedList();
  const rounds = data?.pages.flatMap((page) => page.data) ?? [];
  const amount = (cents: number, { currency }: RoundSummary) => <Money amount={cents} currency={currency} />;
  return (
    <>
      <PageHeading>
        <Trans>Games history</Trans>
      </PageHeading>
      {isError && !data && <ErrorState as="h2" onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isError && <HistorySkeleton />}
      {data && rounds.length === 0 && (
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
            columns={[
              {
                id: 'game',
                header: t`Game`,
                cell: (round) => (
                  <span className={styles.game}>
                    {gameLink(round)}
                    <time dateTime={round.played_at}>{formatDate(round.played_at, i18n, 'dateTime', timeZone)}</time>
                  </span>
                ),
              },
              { id: 'stake', header: t`Stake`, align: 'end', cell: (round) => amount(round.stake_cents, round) },
              { id: 'win', header: t`Win`, align: 'end', cell: (round) => <Outcome round={round} /> },
              {
                id: 'check',
                header: t`Check`,
                align: 'end',
                cell: (round) => verifyLink(round, <Trans>Verify</Trans>),
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

/** The net position in plain view. */
function Totals({ rounds, all }: { rounds: readonly RoundSummary[]; all: boolean }) {
  const count = rounds.length;
  return (
    <div className={styles.totals}>
      {netPositions(rounds).map(({ currency, staked, won, net }) => (
        <Card key={currency} className={styles.total}>
          <p className={styles.label}>
            {all ? <Trans>Net, all rounds</Trans> : <Trans>Net, the {count} rounds shown</Trans>}
          </p>
          <p className={styles.net}>
            <Money amount={net} currency={currency} signed />
          </p>
          <p className={styles.label}>
            <Trans>
              Staked <Money amount={staked} currency={currency} />, won <Money amount={won} currency={currency} />
            </Trans>
          </p>
        </Card>
      ))}
    </div>
  );
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
