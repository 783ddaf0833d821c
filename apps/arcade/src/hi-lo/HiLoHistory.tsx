import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { formatNumber } from '@croupier/i18n';
import { Results } from '../originals/Results.tsx';
import { localeOf } from '../texts.ts';
import type { HiLoState } from './hi-lo-show.ts';

export const HiLoHistory = memo(function HiLoHistory({ history }: Pick<HiLoState, 'history'>) {
  const { t, i18n } = useLingui();
  const results = history.map(({ id, outcome, stakeCents, winCents }) => {
    const multiple = formatNumber(Math.floor((winCents / stakeCents) * 100) / 100, localeOf(i18n.locale), 2);
    const lost = outcome.end === 'lost';
    const spoken = lost ? t`a wrong guess` : t`${multiple} times the stake`;
    return { id, text: lost ? '–' : `${multiple} ×`, won: winCents > stakeCents, spoken };
  });
  return <Results label={t`Latest rounds`} results={results} />;
});
