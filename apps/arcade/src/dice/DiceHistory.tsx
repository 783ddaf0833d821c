import { useLingui } from '@lingui/react/macro';
import { Results } from '../originals/Results.tsx';
import type { DiceRound } from './dice-show.ts';
import { asRoll } from './figures.ts';

export function DiceHistory({ history }: { readonly history: readonly DiceRound[] }) {
  const { t, i18n } = useLingui();
  const results = history.map(({ id, outcome: { roll, won } }) => {
    const rolled = asRoll(roll, i18n.locale);
    return { id, text: rolled, won, spoken: won ? t`${rolled}, won` : t`${rolled}, not won` };
  });
  return <Results label={t`Latest rolls`} results={results} />;
}
