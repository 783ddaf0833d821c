import { Trans } from '@lingui/react/macro';
import type { Tournament } from '@croupier/contracts';
import { Badge } from '@croupier/ui-kit';

/** Renders whether a tournament is running, upcoming or over. */
export function StateBadge({ status }: Pick<Tournament, 'status'>) {
  if (status === 'active')
    return (
      <Badge tone="action">
        <Trans>Running</Trans>
      </Badge>
    );
  return <Badge>{status === 'future' ? <Trans>Upcoming</Trans> : <Trans>Finished</Trans>}</Badge>;
}
