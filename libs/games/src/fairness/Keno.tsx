import { Trans, useLingui } from '@lingui/react/macro';
import type { KenoOutcome } from '@croupier/game-math';
import { formatNumber } from '@croupier/i18n';
import styles from './originals.module.css';

/** Renders the numbers in the order drawn, and marks those picked. */
export function Keno({ outcome: { picks, risk, drawn, hits, pays } }: { outcome: KenoOutcome }) {
  const { t, i18n } = useLingui();
  const words = { low: t`low risk`, medium: t`medium risk`, high: t`high risk` };
  const multiple = formatNumber(pays / 100, i18n.locale, 2);
  const chosen = picks.join(', ');
  return (
    <>
      <ol className={styles.field} aria-label={t`Numbers in the order drawn`}>
        {drawn.map((number) => (
          <li
            key={number}
            data-opened={picks.includes(number) || undefined}
            aria-label={picks.includes(number) ? t`${number}, picked` : undefined}
          >
            {number}
          </li>
        ))}
      </ol>
      <p>
        <Trans>
          Picked: {chosen}. {hits} of {picks.length} were drawn. At {words[risk]}, that pays {multiple} times the stake.
        </Trans>
      </p>
    </>
  );
}
