import { cx } from '@croupier/ui-kit';
import styles from './level.module.css';

interface LevelMarkProps {
  /** 1 to 10. */
  level: number;
  reached?: boolean;
  size?: number;
}

const SIZE = 96;
const CENTRE = SIZE / 2;
const HALF_PETAL = 15;

/** Renders a level's mark: a rosette with one petal per level. */
export function LevelMark({ level, reached = true, size = 56 }: LevelMarkProps) {
  const petals = Array.from({ length: level }, (_, at) => (360 * at) / level);
  const width = Math.max(6, HALF_PETAL - level * 0.75);
  return (
    <svg
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      width={size}
      height={size}
      aria-hidden="true"
      className={cx(styles.mark, !reached && styles.ahead)}
    >
      <circle cx={CENTRE} cy={CENTRE} r={46} className={styles.rim} />
      {petals.map((angle) => (
        <ellipse
          key={angle}
          cx={CENTRE}
          cy={23}
          rx={width}
          ry={19}
          transform={`rotate(${angle} ${CENTRE} ${CENTRE})`}
          className={styles.petal}
        />
      ))}
      <circle cx={CENTRE} cy={CENTRE} r={19} className={styles.heart} />
      <text x={CENTRE} y={CENTRE} dy="0.36em" textAnchor="middle" className={styles.number}>
        {level}
      </text>
    </svg>
  );
}
