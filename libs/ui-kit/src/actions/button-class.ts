import { cx } from '../classes.ts';
import styles from './button.module.css';

export interface ButtonLook {
  /** One primary action a screen. */
  variant?: 'primary' | 'secondary' | 'soft' | 'quiet' | 'danger' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
}

/** The look of a button for anything that is a link: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export function buttonClass({ variant = 'primary', size = 'medium', wide = false }: ButtonLook = {}): string {
  return cx(styles.button, styles[variant], size !== 'medium' && styles[size], wide && styles.wide);
}
