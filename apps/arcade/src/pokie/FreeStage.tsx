import { Trans } from '@lingui/react/macro';
import styles from './free-stage.module.css';
import type { FreeSpins } from './pokie-show.ts';

/** Circumference of the ring around the number. */
const RING = 2 * Math.PI * 46;

interface StageProps {
  readonly free: FreeSpins;
  /** Multipliers in order; empty if the next one is not known in advance. */
  readonly multipliers: readonly number[];
}

/** Renders the current multiplier of the free spins, the previous and next ones, and the spins left. */
export function FreeStage({ free, multipliers }: StageProps) {
  const { index, total, multiplier } = free;
  /** All multipliers are 1: then the spins left get more space. */
  const plain = multipliers.length > 0 && multipliers.every((each) => each === 1);
  const ladder = [...new Set(multipliers)];
  const at = ladder.indexOf(multiplier);
  const [before, after] = [ladder.slice(Math.max(0, at - 2), at), ladder.slice(at + 1, at + 3)];
  return (
    <div className={styles.stage}>
      <ol className={styles.rungs} data-past="" aria-hidden>
        {before.map((rung) => (
          <li key={rung}>×{rung}</li>
        ))}
      </ol>
      <div className={styles.disc}>
        <svg viewBox="0 0 100 100" className={styles.ring} aria-hidden>
          <circle cx="50" cy="50" r="46" className={styles.track} />
          <circle
            cx="50"
            cy="50"
            r="46"
            className={styles.done}
            strokeDasharray={RING}
            strokeDashoffset={RING * (1 - index / total)}
          />
        </svg>
        <strong key={multiplier} className={styles.times}>
          {plain ? total - index : <>×{multiplier}</>}
        </strong>
      </div>
      <ol className={styles.rungs} aria-hidden>
        {after.map((rung) => (
          <li key={rung}>×{rung}</li>
        ))}
      </ol>
      <p className={styles.count}>
        <Trans>
          Free spin {Math.max(1, index)} of {total}
        </Trans>
      </p>
    </div>
  );
}
