import { Trans } from '@lingui/react/macro';
import type { LiveHost } from './live-host.ts';
import styles from './live.module.css';

/** In the place of what a player bets with. */
export const GuestNote = ({ host }: { host: LiveHost }) => (
  <div className={styles.guest}>
    <p>
      <Trans>Anyone can watch. Sign in to bet.</Trans>
    </p>
    {host.signIn}
  </div>
);
