import { useLingui } from '@lingui/react/macro';
import { toWire } from '@croupier/contracts';
import { formatDate } from '@croupier/i18n';
import { type CurrencyCode, formatMoney } from '@croupier/money';
import { useTimeZone } from '@croupier/shell';
import styles from './net-plot.module.css';
import type { NetPoint } from './net-position.ts';

const WIDTH = 100;
const HEIGHT = 100;
const MARGIN = 4;

interface NetPlotProps {
  points: readonly NetPoint[];
  currency: CurrencyCode;
}

/**
 * Renders the net position over time as a line around zero. Its sentence describes the line; the rounds are listed
 * below it.
 */
export function NetPlot({ points, currency }: NetPlotProps) {
  const { t, i18n } = useLingui();
  const timeZone = useTimeZone();
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return null;
  const nets = points.map(({ net }) => toWire(net));
  const [low, high] = [Math.min(...nets), Math.max(...nets)];
  const money = (amount: number | bigint) => formatMoney(amount, currency, i18n.locale);
  const moment = ({ at }: NetPoint, style: 'date' | 'time') => formatDate(at, i18n, style, timeZone);
  // Within one day, times are more useful than dates.
  const style = moment(first, 'date') === moment(last, 'date') ? 'time' : 'date';
  const y = (net: number) => MARGIN + (HEIGHT - 2 * MARGIN) * (1 - (net - low) / (high - low || 1));
  const x = (point: NetPoint, index: number) =>
    last.at > first.at ? ((point.at - first.at) / (last.at - first.at)) * WIDTH : (index / (points.length - 1)) * WIDTH;
  const line = points.map((point, index) => `${x(point, index).toFixed(2)},${y(toWire(point.net)).toFixed(2)}`);
  const [start, end, least, most, now] = [
    moment(first, style),
    moment(last, style),
    money(low),
    money(high),
    money(last.net),
  ];
  return (
    <figure className={styles.plot}>
      <div aria-hidden="true" className={styles.scale}>
        <span>{most}</span>
        <span>{least}</span>
      </div>
      <svg
        role="img"
        aria-label={t`From ${start} to ${end}, your net result ranged from ${least} to ${most} and ended at ${now}.`}
        className={styles.picture}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        <line className={styles.zero} x1={0} x2={WIDTH} y1={y(0)} y2={y(0)} />
        <polyline className={styles.line} points={line.join(' ')} />
      </svg>
      <figcaption aria-hidden="true" className={styles.dates}>
        <span>{start}</span>
        <span>{end}</span>
      </figcaption>
    </figure>
  );
}
