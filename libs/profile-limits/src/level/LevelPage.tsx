import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '@croupier/api-client';
import type { Player } from '@croupier/contracts';
import { PageHeading } from '@croupier/shell';
import { ErrorState, ShareButton, Skeleton } from '@croupier/ui-kit';
import { Achievements } from './Achievements.tsx';
import { LevelList } from './LevelList.tsx';
import { NextLevel } from './NextLevel.tsx';
import { compPointsQuery, levelsQuery } from './points.query.ts';
import { Standing } from './Standing.tsx';

export interface LevelPageProps {
  player: Player;
  /** Opens the exchange of points. */
  onExchange: () => void;
  limitsLink: (text: ReactNode) => ReactNode;
}

/**
 * Renders the player's level, the next level's rewards and cost, and all other levels. Nothing here encourages play.
 */
export function LevelPage({ player, onExchange, limitsLink }: LevelPageProps) {
  const api = useApi();
  const { t } = useLingui();
  const points = useQuery(compPointsQuery(api));
  const levels = useQuery(levelsQuery(api, player.currency));
  const failed = [points, levels].filter(({ isError, data }) => isError && !data);
  const level = Math.max(player.level, points.data?.level ?? 1);
  return (
    <>
      <PageHeading>
        <Trans>Level and points</Trans>
      </PageHeading>
      {failed.length > 0 && (
        <ErrorState
          as="h2"
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
          retrying={failed.some(({ isFetching }) => isFetching)}
        />
      )}
      {failed.length === 0 && (!points.data || !levels.data) && <Skeleton height={320} shape="card" />}
      {points.data && levels.data && (
        <>
          <Standing level={level} points={points.data} onExchange={onExchange} />
          <div>
            <ShareButton words={{ title: t`My level`, figure: t`Level ${level}` }} name="level" />
          </div>
          <NextLevel points={points.data} levels={levels.data} limitsLink={limitsLink} />
          <LevelList level={level} points={points.data} levels={levels.data} />
        </>
      )}
      <Achievements />
    </>
  );
}
