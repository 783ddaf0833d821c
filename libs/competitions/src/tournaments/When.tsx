import { Trans, useLingui } from '@lingui/react/macro';
import type { Tournament } from '@croupier/contracts';
import { formatDate } from '@croupier/i18n';
import { useTimeZone } from '@croupier/shell';

/** Renders the next relevant date. It doesn't count down, to avoid pressure. */
export function When({
  tournament: { status, start_at, end_at },
}: {
  tournament: Pick<Tournament, 'status' | 'start_at' | 'end_at'>;
}) {
  const { i18n } = useLingui();
  const timeZone = useTimeZone();
  const at = formatDate(status === 'future' ? start_at : end_at, i18n, 'dateTime', timeZone);
  if (status === 'future') return <Trans>Starts {at}</Trans>;
  return status === 'active' ? <Trans>Ends {at}</Trans> : <Trans>Ended {at}</Trans>;
}
