import { Trans } from '@lingui/react/macro';
import type { Tournament } from '@croupier/contracts';
import { Badge } from '@croupier/ui-kit';

/** Whether a tournament runs, comes or is over. */
export function StateBadge({ status }: Pick<Tournament, 'status'>) {
  if (status === 'active')
    return (
      <Badge tone="action">
        <Trans>Running</Trans>
      </Badge>
    );
  return <Badge>{status === 'future' ? <Trans>Upcoming</Trans> : <Trans>Finished</Trans>}</Badge>;
}
