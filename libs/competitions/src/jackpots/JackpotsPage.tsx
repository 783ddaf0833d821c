import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '@croupier/api-client';
import type { Jackpot } from '@croupier/contracts';
import { PageHeading, useOnline } from '@croupier/shell';
import { Banner, EmptyState, ErrorState, Skeleton } from '@croupier/ui-kit';
import { FollowJackpots } from './FollowJackpots.tsx';
import { JackpotCard } from './JackpotCard.tsx';
import styles from './jackpots.module.css';
import { jackpotsQuery } from './jackpots.query.ts';
import { LatestWins } from './LatestWins.tsx';
import { OwnWins } from './OwnWins.tsx';

export interface JackpotsPageProps {
  signedIn: boolean;
  /** Renders the cards of a jackpot's titles. */
  games: (jackpot: Jackpot) => ReactNode;
  /** Link to the seeds that a chance win is checked with. */
  fairnessLink: (text: ReactNode) => ReactNode;
  /** Link to limits and breaks. */
  care: ReactNode;
  /** Link to the games, shown if there are no jackpots. */
  action: ReactNode;
}

/** Renders the jackpots: their amounts, how each pool is filled and won, and its winners. */
export function JackpotsPage({ signedIn, games, fairnessLink, care, action }: JackpotsPageProps) {
  const { data, isError, refetch, isRefetching } = useQuery(jackpotsQuery(useApi()));
  return (
    <div className={`page-width ${styles.page}`}>
      <PageHeading
        lead={
          <Trans>
            A small share of every stake on some games goes into shared pools. See how each pool is filled and won, and
            how to check a win.
          </Trans>
        }
      >
        <Trans>Jackpots</Trans>
      </PageHeading>
      {!useOnline() && (
        <Banner live>
          <Trans>You’re offline. This page may be out of date.</Trans>
        </Banner>
      )}
      {isError && !data && <ErrorState as="h2" onRetry={() => void refetch()} retrying={isRefetching} />}
      {!data && !isError && <Loading />}
      {data?.length === 0 && (
        <EmptyState
          as="h2"
          title={<Trans>No jackpots right now</Trans>}
          text={<Trans>No jackpots are available where you play.</Trans>}
          action={action}
        />
      )}
      {data && data.length > 0 && (
        <>
          <FollowJackpots />
          {data.map((jackpot) => (
            <JackpotCard key={jackpot.identifier} jackpot={jackpot} games={games(jackpot)} />
          ))}
          <p className={styles.soft}>
            <Trans>
              The part of a stake paid with bonus money doesn’t add to a pool and can’t win one. Stakes on these games
              don’t count towards wagering requirements. No one knows when a pool will be won. {care}
            </Trans>
          </p>
          {signedIn && <OwnWins fairnessLink={fairnessLink} />}
          <LatestWins />
        </>
      )}
    </div>
  );
}

const Loading = () => (
  <div className={styles.page} aria-busy="true">
    {[1, 2].map((key) => (
      <Skeleton key={key} height={360} shape="card" />
    ))}
  </div>
);
