import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '@croupier/api-client';
import { PageHeading } from '@croupier/shell';
import { EmptyState, ErrorState, Skeleton, useAnimatedList } from '@croupier/ui-kit';
import { FavouriteToggle } from '../card/FavouriteToggle.tsx';
import { favouritesQuery } from '../catalogue/catalogue.query.ts';
import { GameGrid } from './GameGrid.tsx';
import styles from './lobby.module.css';

export interface FavouritesPageProps {
  /** Guests have no favourites: the page explains how to get them. */
  signedIn: boolean;
  /** Link to the lobby, or to the sign-in. */
  action: ReactNode;
}

export function FavouritesPage({ signedIn, action }: FavouritesPageProps) {
  return (
    <div className={`page-width ${styles.lobby}`}>
      <PageHeading>
        <Trans>Your favourites</Trans>
      </PageHeading>
      {signedIn ? (
        <Favourites action={action} />
      ) : (
        <EmptyState
          as="h2"
          art="favourites"
          title={<Trans>Sign in to keep favourites</Trans>}
          text={<Trans>Games you mark with a heart appear here, on all your devices.</Trans>}
          action={action}
        />
      )}
    </div>
  );
}

function Favourites({ action }: { action: ReactNode }) {
  const { data, isError, refetch, isRefetching } = useQuery(favouritesQuery(useApi()));
  const list = useAnimatedList();
  if (isError) return <ErrorState as="h2" onRetry={() => void refetch()} retrying={isRefetching} />;
  if (!data) return <Skeleton height={320} shape="card" />;
  if (data.length > 0)
    return <GameGrid ref={list} games={data} firstCovers={2} corner={(game) => <FavouriteToggle game={game} />} />;
  return (
    <EmptyState
      as="h2"
      art="favourites"
      title={<Trans>No favourites yet</Trans>}
      text={<Trans>Tap the heart on a game to save it here.</Trans>}
      action={action}
    />
  );
}
