import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { playerQuery, useApi } from '@croupier/api-client';
import { DialogContent, ErrorState, Skeleton } from '@croupier/ui-kit';
import { Board } from '../tournaments/Board.tsx';
import { FollowBoard } from '../tournaments/FollowBoard.tsx';
import { tournamentQuery, tournamentStatusQuery } from '../tournaments/tournament.query.ts';

/** Renders the modal `leaderboard` with a tournament's live leaderboard. */
export function LeaderboardModal({ search: { slug = '' } }: { search: { slug?: string } }) {
  const api = useApi();
  const { data: tournament, isError, refetch, isRefetching } = useQuery(tournamentQuery(api, slug));
  const { data: player } = useQuery(playerQuery(api));
  const { data: status } = useQuery({
    ...tournamentStatusQuery(api, tournament?.id ?? 0),
    enabled: !!player && !!tournament,
  });
  return (
    <DialogContent title={tournament?.title ?? <Trans>Leaderboard</Trans>}>
      {isError && !tournament && <ErrorState onRetry={() => void refetch()} retrying={isRefetching} />}
      {!tournament && !isError && <Skeleton height={320} />}
      {tournament && !tournament.closed && <FollowBoard tournament={tournament} />}
      {tournament && <Board tournament={tournament} status={status} />}
    </DialogContent>
  );
}
