import { Trans } from '@lingui/react/macro';
import type { LiveHost } from './live-host.ts';
import styles from './live.module.css';

/** In the place of what a player bets with. */
export const GuestNote = ({ host }: { host: LiveHost }) => (
  <div className={styles.guest}>
    <p>
      <Trans>Everybody may watch. To bet, sign in.</Trans>
    </p>
    {host.signIn}
  </div>
);
