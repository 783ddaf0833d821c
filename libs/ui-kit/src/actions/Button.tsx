import type { ComponentProps, MouseEvent } from 'react';
import { cx } from '../classes.ts';
import { type ButtonLook, buttonClass } from './button-class.ts';
import styles from './button.module.css';
import { Spinner } from './Spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** True while loading: it shows a spinner, keeps its width and focus, and ignores clicks. */
  loading?: boolean;
}

export function Button({
  variant,
  size,
  wide,
  loading = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Not `disabled`, which would lose the focus during a submission.
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      onClick={press}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      className={cx(buttonClass({ variant, size, wide }), loading && styles.loading, className)}
    >
      {loading ? <span className={styles.content}>{children}</span> : children}
      {loading && <Spinner className={styles.spinner} />}
    </button>
  );
}
