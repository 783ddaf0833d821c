import { cx } from '../classes.ts';
import styles from './notices.module.css';

export interface SkeletonProps {
  width?: number | string;
  height?: number | string;
  shape?: 'block' | 'card' | 'round';
  className?: string;
}

/** Holds the place of what is coming, in its size. It does not pulse: nothing here asks for attention. */
export function Skeleton({ width = '100%', height = '1em', shape = 'block', className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        styles.skeleton,
        shape === 'round' && styles.round,
        shape === 'card' && styles.cardShape,
        className,
      )}
      style={{ inlineSize: width, blockSize: height }}
    />
  );
}
