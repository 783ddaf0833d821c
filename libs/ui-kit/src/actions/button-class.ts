import { cx } from '../classes.ts';
import styles from './button.module.css';

export interface ButtonLook {
  /** Use one primary action per screen. */
  variant?: 'primary' | 'secondary' | 'soft' | 'quiet' | 'danger' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** True for the full width of the container. */
  wide?: boolean | undefined;
}

/** Returns a button's classes for links: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export function buttonClass({ variant = 'primary', size = 'medium', wide = false }: ButtonLook = {}): string {
  return cx(styles.button, styles[variant], size !== 'medium' && styles[size], wide && styles.wide);
}
