import type { ComponentProps } from 'react';
import { cx } from '../classes.ts';
import styles from './card.module.css';

export interface CardProps extends ComponentProps<'div'> {
  tone?: 'raised' | 'sunken' | 'felt';
  padded?: boolean;
}

/** A surface. Felt is the table's green, for the one thing a screen is about. */
export function Card({ tone = 'raised', padded = true, className, ...rest }: CardProps) {
  return (
    <div {...rest} className={cx(styles.card, tone !== 'raised' && styles[tone], padded && styles.padded, className)} />
  );
}
