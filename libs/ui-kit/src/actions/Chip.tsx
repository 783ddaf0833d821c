import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../classes.ts';
import styles from './chips.module.css';

export interface ChipProps extends ComponentProps<'button'> {
  selected?: boolean;
  icon?: ReactNode;
  count?: number | undefined;
}

/** Renders a filter that is on or off. */
export function Chip({ selected = false, icon, count, className, children, ...rest }: ChipProps) {
  return (
    <button type="button" {...rest} aria-pressed={selected} className={cx(styles.chip, className)}>
      {icon}
      {children}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </button>
  );
}

/** Renders a row of chips that scrolls sideways on a phone. */
export function Chips({ label, className, ...rest }: ComponentProps<'div'> & { label: string }) {
  return <div role="group" aria-label={label} {...rest} className={cx(styles.chips, className)} />;
}

/** Class for filters that are links: `<Link className={chipClass} aria-current={…}>`. */
export const chipClass: string = styles.chip ?? '';
