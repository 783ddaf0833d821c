import { Trans, useLingui } from '@lingui/react/macro';
import { MILLION } from '@croupier/bet-math';
import type { CalibratedTenth } from '@croupier/contracts';
import styles from './calibration.module.css';

const SIZE = 100;
/** Radii of the points with the most outcomes and with the fewest. */
const [LARGEST, SMALLEST] = [2.6, 1.2];
const TICKS = [0, 25, 50, 75, 100];

const at = (millionths: number): number => (millionths / MILLION) * SIZE;

/**
 * Renders predicted chances against actual results: accurate ones are on the diagonal. The table beside it has the same
 * figures.
 */
export function Reliability({ sport, tenths }: { sport: string; tenths: readonly CalibratedTenth[] }) {
  const { t } = useLingui();
  const most = Math.max(...tenths.map(({ outcomes }) => outcomes));
  const within = tenths.filter(isWithin).length;
  const all = tenths.length;
  return (
    <figure className={styles.figure}>
      <div className={styles.plot}>
        <span className={styles.yName} aria-hidden="true">
          <Trans>actual (%)</Trans>
        </span>
        <svg
          viewBox={`-9 -4 ${SIZE + 13} ${SIZE + 13}`}
          role="img"
          aria-label={t`${sport}: for ${within} of ${all} points, luck alone can explain the difference`}
        >
          {TICKS.map((tick) => (
            <g key={tick}>
              <path className={styles.grid} d={`M0 ${SIZE - tick}H${SIZE}M${tick} 0V${SIZE}`} />
              <text className={styles.tick} x={-1.5} y={SIZE - tick + 1.3} textAnchor="end">
                {tick}
              </text>
              <text className={styles.tick} x={tick} y={SIZE + 5} textAnchor="middle">
                {tick}
              </text>
            </g>
          ))}
          <path className={styles.diagonal} d={`M0 ${SIZE}L${SIZE} 0`} />
          {tenths.map(({ tenth, stated, luck }) => {
            const [top, bottom] = [Math.min(SIZE, at(stated + luck)), Math.max(0, at(stated - luck))];
            return (
              <rect
                key={tenth}
                className={styles.band}
                x={at(stated) - 2}
                width={4}
                y={SIZE - top}
                height={Math.max(0.6, top - bottom)}
                rx={1}
              />
            );
          })}
          {tenths.map((one) => (
            <circle
              key={one.tenth}
              className={styles.point}
              data-off={!isWithin(one)}
              cx={at(one.stated)}
              cy={SIZE - at(one.happened)}
              r={Math.max(SMALLEST, LARGEST * Math.sqrt(one.outcomes / most))}
            />
          ))}
        </svg>
      </div>
      <p className={styles.xName} aria-hidden="true">
        <Trans>predicted before the match (%)</Trans>
      </p>
    </figure>
  );
}

export const isWithin = ({ stated, happened, luck }: CalibratedTenth): boolean => Math.abs(stated - happened) <= luck;
