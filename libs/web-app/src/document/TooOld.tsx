import { Trans } from '@lingui/react/macro';
import styles from './too-old.module.css';
import { TOO_OLD_ID } from './too-old.ts';

/** Says why nothing answers in a browser below the floor. The head's script shows it there. */
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
