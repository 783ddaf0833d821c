import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { formatNumber } from '@croupier/i18n';
import { Results } from '../originals/Results.tsx';
import { localeOf } from '../texts.ts';
import type { MinesState } from './mines-show.ts';

export const MinesHistory = memo(function MinesHistory({ history }: Pick<MinesState, 'history'>) {
  const { t, i18n } = useLingui();
  const results = history.map(({ id, outcome: { end }, stakeCents, winCents }) => {
    const multiple = formatNumber(Math.floor((winCents / stakeCents) * 100) / 100, localeOf(i18n.locale), 2);
    const spoken = end === 'mine' ? t`a mine` : t`${multiple} times the stake`;
    return { id, text: end === 'mine' ? '–' : `${multiple} ×`, won: winCents > stakeCents, spoken };
  });
  return <Results label={t`Latest rounds`} results={results} />;
});
