import { useLingui } from '@lingui/react/macro';
import styles from './progress.module.css';

const RADIUS = 18;
const ROUND = 2 * Math.PI * RADIUS;

/** Renders the current step as a ring in the corner of a dialog. */
export function ProgressRadial({ step, steps }: { step: number; steps: number }) {
  const { t } = useLingui();
  return (
    <span className={styles.radial} role="img" aria-label={t`Step ${step} of ${steps}`}>
      <svg className={styles.ring} width="44" height="44" viewBox="0 0 44 44" aria-hidden="true">
        <circle cx="22" cy="22" r={RADIUS} />
        <circle
          className={styles.done}
          cx="22"
          cy="22"
          r={RADIUS}
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - step / steps)}
        />
      </svg>
      <span aria-hidden="true">
        {step}/{steps}
      </span>
    </span>
  );
}
