import type { ComponentProps } from 'react';
import { cx } from '../classes.ts';
import styles from './card.module.css';

export interface CardProps extends ComponentProps<'div'> {
  tone?: 'raised' | 'sunken' | 'felt';
  padded?: boolean;
}

/** Renders a surface. Felt is the table's green, for the main subject of a screen. */
export function Card({ tone = 'raised', padded = true, className, ...rest }: CardProps) {
  return (
    <div {...rest} className={cx(styles.card, tone !== 'raised' && styles[tone], padded && styles.padded, className)} />
  );
}
