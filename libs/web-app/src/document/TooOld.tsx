import { Trans } from '@lingui/react/macro';
import styles from './too-old.module.css';
import { TOO_OLD_ID } from './too-old.ts';

/** Renders why nothing works in a browser below the minimum version. The head's script makes it visible there. */
export function TooOld() {
  return (
    <p id={TOO_OLD_ID} className={styles.line} role="alert" hidden>
      <Trans>
        Your browser is too old for this site. You can read the pages, but buttons and forms don’t work. Update your
        browser or open this page in another one.
      </Trans>
    </p>
  );
}
