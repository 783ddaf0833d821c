import { useLingui } from '@lingui/react/macro';
import type { DiceRound } from './dice-show.ts';
import styles from './dice.module.css';
import { asRoll } from './figures.ts';

/** The last rolls, newest first. Told by shape as well as colour. */
export function DiceHistory({ history }: { readonly history: readonly DiceRound[] }) {
  const { t, i18n } = useLingui();
  if (history.length === 0) return null;
  return (
    <ol className={styles.history} aria-label={t`Last rolls`}>
      {history.map(({ id, outcome }) => {
        const rolled = asRoll(outcome.roll, i18n.locale);
        return (
          <li
            key={id}
            className={styles.past}
            data-won={outcome.won || undefined}
            aria-label={outcome.won ? t`${rolled}, won` : t`${rolled}, not won`}
          >
            {rolled}
          </li>
        );
      })}
    </ol>
  );
}
