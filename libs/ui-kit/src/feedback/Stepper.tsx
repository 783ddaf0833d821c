import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '../classes.ts';
import styles from './progress.module.css';

/** Renders the current step of a short flow. */
export function Stepper({ step, steps, name }: { step: number; steps: number; name?: ReactNode }) {
  return (
    <div className={styles.steps}>
      <div className={styles.segments} aria-hidden="true">
        {Array.from({ length: steps }, (_, index) => (
          <span key={index} className={cx(styles.segment, index < step && styles.past)} />
        ))}
      </div>
      <p className={styles.caption}>
        <Trans>
          Step {step} of {steps}
        </Trans>
        {name && <> · {name}</>}
      </p>
    </div>
  );
}
