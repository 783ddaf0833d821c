import { Trans } from '@lingui/react/macro';
import styles from './limits.module.css';
import type { BreakOrder } from './limits.mutation.ts';

/** Renders the effects of a break and, for self-exclusion, what happens to the money. The server does exactly this. */
export function BreakWords({ type }: Pick<BreakOrder, 'type'>) {
  return (
    <ul className={styles.words}>
      <li>
        <Trans>You’re signed out on all devices, and open games are closed.</Trans>
      </li>
      <li>
        <Trans>You can’t bet or deposit. Bets you’ve already placed will still be settled.</Trans>
      </li>
      {type === 'coolingoff' ? (
        <li>
          <Trans>Your money is safe. Sign in at any time to withdraw it.</Trans>
        </li>
      ) : (
        <>
          <li>
            <Trans>
              We automatically pay your money to the account of your last completed withdrawal. If there isn’t one, sign
              in at any time to withdraw it.
            </Trans>
          </li>
          <li>
            <Trans>
              Money from your open bets is paid out later in the same way. These withdrawals can’t be cancelled.
            </Trans>
          </li>
          <li>
            <Trans>Bonus money is forfeited.</Trans>
          </li>
        </>
      )}
    </ul>
  );
}
