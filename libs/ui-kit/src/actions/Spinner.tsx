import { cx } from '../classes.ts';
import styles from './spinner.module.css';

/** Only ever beside words that say what is awaited. */
export function Spinner({ className }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={cx(styles.spinner, className)} />;
}
