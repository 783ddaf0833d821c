import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '@croupier/ui-kit';
import styles from '../frame/auth-frame.module.css';
import { AuthFrame, type AuthLayout } from '../frame/AuthFrame.tsx';

interface MailSentProps {
  layout: AuthLayout;
  email: string;
  /** Returns to the form, to try again or with another address. */
  onAgain: () => void;
  children: ReactNode;
}

/** Renders that a mail may have been sent, and where to look for it. */
export function MailSent({ layout, email, onAgain, children }: MailSentProps) {
  return (
    <AuthFrame
      layout={layout}
      title={<Trans>Check your inbox</Trans>}
      footer={
        <Button variant="secondary" size="large" wide onClick={onAgain}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <div role="status" className={styles.form}>
        <p className={styles.address}>{email}</p>
        <p>{children}</p>
        <p>
          <Trans>It can take a few minutes. Please check your spam folder too.</Trans>
        </p>
      </div>
    </AuthFrame>
  );
}
