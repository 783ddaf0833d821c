import type { ComponentProps } from 'react';
import { cx } from '../classes.ts';
import styles from './badge.module.css';

export interface BadgeProps extends ComponentProps<'span'> {
  /** `live` marks live content, `count` holds a small number. */
  tone?: 'neutral' | 'action' | 'signal' | 'danger' | 'live' | 'count';
}

export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span {...rest} className={cx(styles.badge, tone !== 'neutral' && styles[tone], className)} />;
}
