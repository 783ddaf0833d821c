import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { MatchPeriod } from '@croupier/contracts';

/**
 * Returns a function that names a part of a match briefly: `Q2`, `Set 3`. Empty for halves of football, where the
 * minute says it.
 */
export function usePeriodText(): (period: MatchPeriod) => string {
  const { t } = useLingui();
  return useCallback(
    (period) => {
      const nth = period.slice(-1);
      if (period === 'half_time') return t`HT`;
      if (period === 'break') return t({ message: 'Break', context: 'between parts of a match' });
      if (period === 'overtime') return t({ message: 'OT', context: 'overtime, short' });
      if (period.startsWith('set')) return t`Set ${nth}`;
      if (period.startsWith('quarter')) return t({ message: `Q${nth}`, context: 'quarter of basketball, short' });
      if (period.startsWith('period')) return t({ message: `P${nth}`, context: 'period of ice hockey, short' });
      return '';
    },
    [t],
  );
}
