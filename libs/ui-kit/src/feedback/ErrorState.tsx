import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { EmptyArt } from './EmptyArt.tsx';
import styles from './notices.module.css';

export interface ErrorStateProps {
  title?: ReactNode;
  text?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  /** Another action, for example a link home. */
  action?: ReactNode;
  /** Id of the request, for support. */
  reference?: string;
  as?: 'h1' | 'h2' | 'h3';
}

/** Renders what happened, that nothing was lost, and a retry. */
export function ErrorState({
  title,
  text,
  onRetry,
  retrying = false,
  action,
  reference,
  as: Heading = 'h3',
}: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <EmptyArt name="spill" />
      <Heading>{title ?? <Trans>This section didn’t load</Trans>}</Heading>
      <p>{text ?? <Trans>Something went wrong. Nothing was lost. Please try again.</Trans>}</p>
      {(onRetry || action) && (
        <div className={styles.actions}>
          {onRetry && (
            <Button variant="secondary" onClick={onRetry} loading={retrying}>
              <Trans>Try again</Trans>
            </Button>
          )}
          {action}
        </div>
      )}
      {reference && (
        <p className={styles.reference}>
          <Trans>Reference {reference}</Trans>
        </p>
      )}
    </div>
  );
}
