import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { formatNumber } from '@croupier/i18n';
import { Results } from '../originals/Results.tsx';
import { localeOf } from '../texts.ts';
import type { KenoState } from './keno-show.ts';

export const KenoHistory = memo(function KenoHistory({ history }: Pick<KenoState, 'history'>) {
  const { t, i18n } = useLingui();
  const results = history.map(({ id, outcome: { pays } }) => {
    const times = formatNumber(pays / 100, localeOf(i18n.locale), 2);
    return { id, text: `${times} ×`, won: pays > 100, spoken: t`${times} times the stake` };
  });
  return <Results label={t`Latest rounds`} results={results} />;
});
