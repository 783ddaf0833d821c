import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { formatNumber, formatPercent } from '@croupier/i18n';
import { cx } from '@croupier/ui-kit';
import styles from './page.module.css';
import { bandAt, returnBand } from './return-band.ts';

const W = 560;
const H = 220;
const PAD = { left: 46, right: 12, top: 14, bottom: 30 };
/** Upper end of the plot, as a share of the stakes. A wider band is cut off there. */
const TOP = 2;

const x = (rounds: number) => PAD.left + ((Math.log10(rounds) - 2) / 4) * (W - PAD.left - PAD.right);
const y = (share: number) => PAD.top + (1 - Math.min(TOP, share) / TOP) * (H - PAD.top - PAD.bottom);

interface ReturnBandProps {
  rtp: number;
  deviation: number | null;
  /** Player's result in the plot, after an equivalent number of equal rounds. */
  own?: { share: number; rounds: number } | null;
}

/** Limits rounds to the axis, from a hundred to a million. */
const onAxis = (rounds: number) => Math.min(1_000_000, Math.max(100, rounds));

/** Renders the spread of results by number of rounds: wide at first, narrowing to the published return. */
export function ReturnBand({ rtp, deviation, own = null }: ReturnBandProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const locale = i18n.locale;
  const band = returnBand(rtp, deviation);
  const upper = band.map(({ rounds, high }) => `${x(rounds).toFixed(1)} ${y(high).toFixed(1)}`);
  const lower = band.toReversed().map(({ rounds, low }) => `${x(rounds).toFixed(1)} ${y(low).toFixed(1)}`);
  const { low, high } = bandAt(1000, rtp, deviation);
  const rounds = formatNumber(1000, locale);
  const [from, to] = [formatPercent(low, locale), formatPercent(high, locale)];
  return (
    <figure className={styles.band} aria-labelledby={id}>
      <svg viewBox={`0 0 ${W} ${H}`} role="img" aria-label={t`Share of stakes paid back, by number of rounds`}>
        {[0, 0.5, 1, 1.5, 2].map((share) => (
          <g key={share}>
            <line
              className={share === 1 ? styles.even : styles.rule}
              x1={PAD.left}
              x2={W - PAD.right}
              y1={y(share)}
              y2={y(share)}
            />
            <text className={styles.tick} x={PAD.left - 8} y={y(share) + 4} textAnchor="end">
              {formatPercent(share, locale)}
            </text>
          </g>
        ))}
        <path className={styles.area} d={`M${upper.join('L')}L${lower.join('L')}Z`} />
        <line className={styles.mean} x1={PAD.left} x2={W - PAD.right} y1={y(rtp)} y2={y(rtp)} />
        {own && (
          <g className={styles.own}>
            <circle cx={x(onAxis(own.rounds))} cy={y(own.share)} r={6} />
            <text x={x(onAxis(own.rounds)) + 11} y={y(own.share) + 4}>
              {t`you`}
            </text>
          </g>
        )}
        {[100, 1_000, 10_000, 100_000, 1_000_000].map((count, index) => (
          <text
            key={count}
            className={cx(styles.tick, index % 2 === 1 && styles.between)}
            x={x(count)}
            y={H - 10}
            textAnchor={index === 0 ? 'start' : count === 1_000_000 ? 'end' : 'middle'}
          >
            {formatNumber(count, locale)}
          </text>
        ))}
      </svg>
      <figcaption id={id} className={styles.caption}>
        <Trans>
          After {rounds} rounds, 19 in 20 players have had between {from} and {to} of their stakes returned. With more
          rounds, results move closer to the published return.
        </Trans>
      </figcaption>
    </figure>
  );
}
