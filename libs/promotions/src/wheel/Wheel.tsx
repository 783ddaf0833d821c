import { cx } from '@croupier/ui-kit';
import { type Sector, slicePath } from './sectors.ts';
import styles from './wheel.module.css';

interface WheelProps {
  sectors: readonly Sector[];
  /** Rotation of the wheel in turns; null before it was spun. */
  turned: number | null;
  onRest: () => void;
}

/** Renders the wheel. Its slices are as wide as their chances, which the table beside it gives in numbers. */
export function Wheel({ sectors, turned, onRest }: WheelProps) {
  return (
    <div className={styles.stage} aria-hidden="true">
      <svg viewBox="-112 -112 224 224" className={styles.wheel}>
        <circle r="108" className={styles.rim} />
        <g
          className={cx(styles.disc, turned !== null && styles.turning)}
          style={{ transform: `rotate(${-(turned ?? 0)}turn)` }}
          onTransitionEnd={onRest}
        >
          {sectors.map((sector, index) => (
            <path key={sector.id} d={slicePath(sector)} className={styles.slice} data-tone={toneOf(sector, index)} />
          ))}
          {sectors.map(({ id, from, to }, index) => (
            <g key={id} transform={`rotate(${360 * ((from + to) / 2)})`}>
              <text y="-78" className={styles.number} data-tone={toneOf(sectors[index]!, index)}>
                {index + 1}
              </text>
            </g>
          ))}
        </g>
        <circle r="14" className={styles.hub} />
        <path d="M 0 -92 L -9 -112 L 9 -112 Z" className={styles.pointer} />
      </svg>
    </div>
  );
}

export const toneOf = ({ wins }: Pick<Sector, 'wins'>, index: number): string =>
  wins ? `win-${index % 4}` : 'nothing';
