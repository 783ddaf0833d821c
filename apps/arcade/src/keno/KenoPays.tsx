import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { type KenoParams, kenoTable } from '@croupier/game-math';
import { formatNumber, numberFormat } from '@croupier/i18n';
import { localeOf } from '../texts.ts';
import styles from './keno.module.css';
import { chanceOfHits } from './picks.ts';

interface PaysProps {
  readonly risk: KenoParams['risk'];
  readonly picks: number;
  /** Hits of the drawing that is shown; null without one. */
  readonly hits: number | null;
}

/** Renders the payout and chance of each number of hits for the current number of picks. */
export const KenoPays = memo(function KenoPays({ risk, picks, hits }: PaysProps) {
  const { t, i18n } = useLingui();
  const locale = localeOf(i18n.locale);
  if (picks === 0)
    return (
      <p className={styles.none}>
        <Trans>Pick 1 to 10 numbers to see what they pay</Trans>
      </p>
    );
  const short = numberFormat(locale, { maximumSignificantDigits: 2, maximumFractionDigits: 7 });
  const pays = kenoTable(risk, picks);
  const paid = pays.reduce((sum, each, count) => (each > 0 ? sum + chanceOfHits(picks, count) : sum), 0);
  const share = formatNumber(paid * 100, locale, 1);
  return (
    <div className={styles.pays}>
      <ol className={styles.list} aria-label={t`Payout by number of hits`}>
        {pays.map((each, count) => {
          if (each === 0) return null;
          const times = formatNumber(each / 100, locale, each % 100 === 0 ? 0 : each % 10 === 0 ? 1 : 2);
          const chance = short.format(chanceOfHits(picks, count) * 100);
          return (
            <li
              key={count}
              data-hit={hits === count ? (each > 100 ? 'won' : 'quiet') : undefined}
              aria-label={t`${count} hits pay ${times} times the stake, chance ${chance}%`}
            >
              <span>{count}</span>
              <b>{`${times}×`}</b>
              <small>{`${chance} %`}</small>
            </li>
          );
        })}
      </ol>
      <p className={styles.share}>
        <Trans>{share}% of draws pay something</Trans>
      </p>
    </div>
  );
});
