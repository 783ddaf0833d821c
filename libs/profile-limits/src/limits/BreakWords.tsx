import { Trans } from '@lingui/react/macro';
import styles from './limits.module.css';
import type { BreakOrder } from './limits.mutation.ts';

/** What a break does, and on self-exclusion what becomes of the money: exactly what the server does. */
export function BreakWords({ type }: Pick<BreakOrder, 'type'>) {
  return (
    <ul className={styles.words}>
      <li>
        <Trans>You are signed out on every device, and open games are closed.</Trans>
      </li>
      <li>
        <Trans>No bets and no deposits are taken. Bets already placed are still settled.</Trans>
      </li>
      {type === 'coolingoff' ? (
        <li>
          <Trans>Your money stays yours: sign in whenever you like to withdraw it.</Trans>
        </li>
      ) : (
        <>
          <li>
            <Trans>
              Your money is paid out by itself, to the account your last completed withdrawal went to. Without one it
              waits: sign in whenever you like to withdraw it.
            </Trans>
          </li>
          <li>
            <Trans>What your open bets bring later follows the same way. These payouts can’t be taken back.</Trans>
          </li>
          <li>
            <Trans>Bonus money lapses.</Trans>
          </li>
        </>
      )}
    </ul>
  );
}
