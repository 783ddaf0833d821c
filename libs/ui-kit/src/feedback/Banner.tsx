import type { ReactNode } from 'react';
import { cx } from '../classes.ts';
import styles from './notices.module.css';

export interface BannerProps {
  tone?: 'neutral' | 'action' | 'signal' | 'danger';
  icon?: ReactNode;
  /** A button or a link. */
  action?: ReactNode;
  /** Runs from edge to edge, above the page. */
  edge?: boolean;
  /** Announces itself when it appears. */
  live?: boolean;
  children: ReactNode;
}

/** A quiet notice that belongs to the page or to a part of it. */
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
