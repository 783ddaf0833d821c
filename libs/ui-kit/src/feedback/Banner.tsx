import type { ReactNode } from 'react';
import { cx } from '../classes.ts';
import styles from './notices.module.css';

export interface BannerProps {
  tone?: 'neutral' | 'action' | 'signal' | 'danger';
  icon?: ReactNode;
  /** Button or link. */
  action?: ReactNode;
  /** True to run from edge to edge, above the page. */
  edge?: boolean;
  /** True to be announced when it appears. */
  live?: boolean;
  children: ReactNode;
}

/** Renders a quiet notice on the page or on a part of it. */
export function Banner({ tone = 'neutral', icon, action, edge = false, live = false, children }: BannerProps) {
  return (
    <div
      role={live ? 'status' : undefined}
      className={cx(styles.banner, tone !== 'neutral' && styles[tone], edge && styles.edge)}
    >
      {icon}
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  );
}
