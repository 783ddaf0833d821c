import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import styles from '../frame/notice.module.css';

/** Renders in place of a page that needs the network while offline. */
export function Offline() {
  // The page before may have been read to its end.
  useEffect(() => {
    window.scrollTo(0, 0); // Newer browsers answer with a promise, which is no clean-up.
  }, []);
  return (
    <div className={`page-width ${styles.notice}`} role="alert">
      <h1>
        <Trans>You’re offline</Trans>
      </h1>
      <p>
        <Trans>
          This page needs an internet connection. It opens automatically once you’re back online. Your balance, bets and
          payments are safe.
        </Trans>
      </p>
    </div>
  );
}
