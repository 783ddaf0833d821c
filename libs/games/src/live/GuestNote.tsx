import { Trans } from '@lingui/react/macro';
import type { LiveHost } from './live-host.ts';
import styles from './live.module.css';

/** Renders a note to guests in place of the betting controls. */
export const GuestNote = ({ host }: { host: LiveHost }) => (
  <div className={styles.guest}>
    <p>
      <Trans>Anyone can watch. Sign in to bet.</Trans>
    </p>
    {host.signIn}
  </div>
);
