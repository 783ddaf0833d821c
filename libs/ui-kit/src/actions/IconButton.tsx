import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../classes.ts';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Name for screen readers, and tooltip. */
  label: string;
  icon: ReactNode;
  variant?: 'plain' | 'framed' | 'solid';
}

/** Renders a 44 px square target around one icon. */
export function IconButton({ label, icon, variant = 'plain', className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={cx(styles.icon, variant !== 'plain' && styles[variant], className)}
    >
      {icon}
    </button>
  );
}
