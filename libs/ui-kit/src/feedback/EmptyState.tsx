import type { ReactNode } from 'react';
import { EmptyArt, type EmptyArtName } from './EmptyArt.tsx';
import styles from './notices.module.css';

export interface EmptyStateProps {
  /** Small drawing; null for none. */
  art?: EmptyArtName | null;
  title: ReactNode;
  /** Explains what will appear here, and how to get it. */
  text?: ReactNode;
  action?: ReactNode;
  as?: 'h1' | 'h2' | 'h3';
}

/** Renders an empty list with an explanation and an action. */
export function EmptyState({ art = 'table', title, text, action, as: Heading = 'h3' }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {art && <EmptyArt name={art} />}
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
