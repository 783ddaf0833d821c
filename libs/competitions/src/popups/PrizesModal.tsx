import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import { DialogContent, ErrorState, Skeleton } from '@croupier/ui-kit';
import { Prizes } from '../tournaments/Prizes.tsx';
import { tournamentQuery } from '../tournaments/tournament.query.ts';

/** Renders the modal `prizes` with the prize of each place. */
export function PrizesModal({ search: { slug = '' } }: { search: { slug?: string } }) {
  const { data: tournament, isError, refetch, isRefetching } = useQuery(tournamentQuery(useApi(), slug));
  return (
    <DialogContent title={tournament?.title ?? <Trans>Prizes</Trans>}>
      {isError && !tournament && <ErrorState onRetry={() => void refetch()} retrying={isRefetching} />}
      {!tournament && !isError && <Skeleton height={320} />}
      {tournament && <Prizes tournament={tournament} />}
    </DialogContent>
  );
}
