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
  /** The cards of a jackpot's titles. */
  games: (jackpot: Jackpot) => ReactNode;
  /** To the seeds a chance win is checked with. */
  fairnessLink: (text: ReactNode) => ReactNode;
  /** To limits and breaks. */
  care: ReactNode;
  /** Where to go when there are none: the games. */
  action: ReactNode;
}

/** The jackpots: what they hold, how each pool is filled and won, and who won it. */
export function JackpotsPage({ signedIn, games, fairnessLink, care, action }: JackpotsPageProps) {
  const { data, isError, refetch, isRefetching } = useQuery(jackpotsQuery(useApi()));
  return (
    <div className={`page-width ${styles.page}`}>
      <PageHeading
        lead={
          <Trans>
            A small share of every stake on some titles fills shared pools. Here is how, how a pool is won, and how you
            check it.
          </Trans>
        }
      >
        <Trans>Jackpots</Trans>
      </PageHeading>
      {!useOnline() && (
        <Banner live>
          <Trans>You are offline. This is what was loaded last.</Trans>
        </Banner>
      )}
      {isError && !data && <ErrorState as="h2" onRetry={() => void refetch()} retrying={isRefetching} />}
      {!data && !isError && <Loading />}
      {data?.length === 0 && (
        <EmptyState
          as="h2"
          title={<Trans>There are no jackpots</Trans>}
          text={<Trans>None is running where you play.</Trans>}
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
              What a bonus pays of a stake neither fills a pool nor wins one, and stakes on these titles do not count
              towards wagering. Nobody knows when a pool is won. {care}
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
