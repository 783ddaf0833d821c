import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import type { RoundSummary } from '@croupier/contracts';
import { formatDate } from '@croupier/i18n';
import { Button, Card, EmptyState, ErrorState, Money, Skeleton } from '@croupier/ui-kit';
import { GameName } from '../card/GameName.tsx';
import { FollowLinks, useGameLinks } from '../links.tsx';
import styles from './fairness.module.css';
import { roundsQuery } from './fairness.query.ts';

/** Renders the player's last rounds, to choose one to check. */
export function RoundList({ chosen, onRound }: { chosen: string | undefined; onRound: (id: string) => void }) {
  const { liveRoundHref } = useGameLinks();
  const { data, isError, refetch, isRefetching, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    roundsQuery(useApi()),
  );
  const rounds = data?.pages.flatMap((page) => page.data);
  return (
    <Card className={styles.part}>
      <h2>
        <Trans>Your latest rounds</Trans>
      </h2>
      {isError && <ErrorState onRetry={() => void refetch()} retrying={isRefetching} />}
      {!rounds && !isError && <Skeleton height={240} />}
      {rounds?.length === 0 && (
        <EmptyState
          art="history"
          title={<Trans>No rounds yet</Trans>}
          text={<Trans>Real-money rounds appear here. We don’t keep demo rounds.</Trans>}
        />
      )}
      <ul className={styles.rounds}>
        {rounds?.map((round) => (
          <li key={round.id}>
            {round.live ? (
              <FollowLinks>
                <a className={styles.round} href={liveRoundHref(round.game, round.live.round)}>
                  <Row round={round} />
                </a>
              </FollowLinks>
            ) : (
              <button
                type="button"
                className={styles.round}
                aria-pressed={round.id === chosen}
                onClick={() => onRound(round.id)}
              >
                <Row round={round} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="quiet" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          <Trans>Previous rounds</Trans>
        </Button>
      )}
    </Card>
  );
}

function Row({ round: { game, live, status, stake_cents, win_cents, currency, played_at } }: { round: RoundSummary }) {
  const { i18n } = useLingui();
  return (
    <>
      <span>
        <strong>{live ? live.title : <GameName slug={game} />}</strong>
        <small>{formatDate(played_at, i18n, 'dateTime')}</small>
      </span>
      <span className={styles.sums}>
        <Money amount={stake_cents} currency={currency} />
        {status !== 'open' && (
          <>
            <span aria-hidden="true">→</span>
            <Money amount={win_cents} currency={currency} />
          </>
        )}
      </span>
    </>
  );
}
