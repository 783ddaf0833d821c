import { cx } from '../classes.ts';
import styles from './notices.module.css';

export interface SkeletonProps {
  width?: number | string;
  height?: number | string;
  shape?: 'block' | 'card' | 'round';
  className?: string;
}

/** Renders a placeholder in the size of the coming content. It doesn't pulse, to not draw attention. */
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
