import styles from './plot.module.css';

const WIDTH = 100;
const MARGIN = 2;

export interface SparklineProps {
  values: readonly number[];
  /** Description in a sentence: "The price rose from 1.80 to 2.10 in an hour". */
  label: string;
  height?: number;
}

/** Renders a line of values without axes, to show the shape of a change. */
export function Sparkline({ values, label, height = 40 }: SparklineProps) {
  if (values.length < 2) return null;
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const room = height - 2 * MARGIN;
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * WIDTH;
    const y = MARGIN + room - ((value - low) / span) * room;
    return `${x.toFixed(2)},${y.toFixed(2)}`;
  });
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.sparkline}
      height={height}
      viewBox={`0 0 ${WIDTH} ${height}`}
      preserveAspectRatio="none"
    >
      <polygon className={styles.area} points={`0,${height} ${points.join(' ')} ${WIDTH},${height}`} />
      <polyline className={styles.line} points={points.join(' ')} />
    </svg>
  );
}
