import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import styles from '../frame/notice.module.css';

/** Renders in place of a page that needs the network while offline. */
export function Offline() {
  // The previous page may have been scrolled down.
  useEffect(() => {
    window.scrollTo(0, 0); // Newer browsers return a promise, which isn't a cleanup function.
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
