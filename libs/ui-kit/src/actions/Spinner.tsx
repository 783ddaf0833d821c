import { cx } from '../classes.ts';
import styles from './spinner.module.css';

/** Renders a spinner. Use it only beside words that say what is loading. */
export function Spinner({ className }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={cx(styles.spinner, className)} />;
}
