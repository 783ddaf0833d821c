import { useLingui } from '@lingui/react/macro';
import type { EventStatus } from '@croupier/contracts';

/**
 * Returns a function that gives a short status to show instead of the clock; null while the kick-off time or the clock
 * says more.
 */
export function useStatusText(): (status: EventStatus) => string | null {
  const { t } = useLingui();
  return (status) => {
    if (status === 'ended' || status === 'closed') return t({ message: 'FT', context: 'full time, short' });
    if (status === 'abandoned') return t`Abandoned`;
    if (status === 'cancelled') return t({ message: 'Cancelled', context: 'of a match' });
    if (status === 'interrupted') return t({ message: 'Interrupted', context: 'of a match' });
    if (status === 'delayed') return t({ message: 'Delayed', context: 'of a match' });
    if (status === 'postponed') return t({ message: 'Postponed', context: 'of a match' });
    return null;
  };
}
