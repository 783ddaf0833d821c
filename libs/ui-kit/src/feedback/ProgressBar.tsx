import { type ReactNode, useId } from 'react';
import { cx } from '../classes.ts';
import styles from './progress.module.css';

export interface ProgressBarProps {
  label: ReactNode;
  labelHidden?: boolean;
  value: number;
  max: number;
  /** Value in words: "€30 of €50". */
  valueText: string;
  /** A limit changes colour from four fifths and when it is reached. Positive progress doesn't. */
  kind?: 'progress' | 'limit';
}

const NEAR = 0.8;

/** Renders a bar that fills up. Screen readers read a limit as a meter. */
export function ProgressBar({ label, labelHidden, value, max, valueText, kind = 'progress' }: ProgressBarProps) {
  const id = useId();
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 1;
  const limit = kind === 'limit';
  return (
    <div className={styles.bar}>
      <div className={labelHidden ? 'visually-hidden' : styles.words}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        <span className={styles.value}>{valueText}</span>
      </div>
      <div
        role={limit ? 'meter' : 'progressbar'}
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={valueText}
        className={styles.track}
      >
        <span
          className={cx(styles.fill, limit && share >= NEAR && styles.near, limit && share >= 1 && styles.reached)}
          style={{ '--share': share }}
        />
      </div>
    </div>
  );
}

/** Renders how much of a limit is used. */
export function Meter(props: Omit<ProgressBarProps, 'kind'>) {
  return <ProgressBar {...props} kind="limit" />;
}
