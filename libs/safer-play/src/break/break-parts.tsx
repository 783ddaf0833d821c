import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '@croupier/i18n';
import { useTimeZone } from '@croupier/shell';
import styles from './break.module.css';

export interface BreakBegun {
  kind: 'coolingoff' | 'selfexclusion';
  /** ISO 8601; null is for good. */
  until: string | null;
}

export const BreakTitle = ({ kind }: Pick<BreakBegun, 'kind'>) =>
  kind === 'coolingoff' ? <Trans>Your break has begun</Trans> : <Trans>You have excluded yourself</Trans>;

/** Until when, what holds meanwhile, and what becomes of the money. */
export function BreakWords({ kind, until }: BreakBegun) {
  const { i18n } = useLingui();
  const timeZone = useTimeZone();
  const end = until && formatDate(until, i18n, 'dateTime', timeZone);
  return (
    <div className={styles.words}>
      <p>
        {end ? (
          <Trans>It lasts until {end}, and nothing and nobody ends it early. Take care of yourself.</Trans>
        ) : (
          <Trans>It is for good, and nothing and nobody ends it. Take care of yourself.</Trans>
        )}
      </p>
      <ul>
        <li>
          <Trans>You are signed out on every device, and open games are closed.</Trans>
        </li>
        <li>
          <Trans>No bets and no deposits are taken. Bets already placed are still settled.</Trans>
        </li>
        {kind === 'selfexclusion' ? (
          <PayoutLines />
        ) : (
          <li>
            <Trans>Your money stays yours: sign in whenever you like to withdraw it.</Trans>
          </li>
        )}
      </ul>
    </div>
  );
}

function PayoutLines() {
  return (
    <>
      <li>
        <Trans>
          Your money is paid out by itself, to the account your last completed withdrawal went to. Without one it waits:
          sign in whenever you like to withdraw it.
        </Trans>
      </li>
      <li>
        <Trans>What your open bets bring later follows the same way. These payouts can’t be taken back.</Trans>
      </li>
      <li>
        <Trans>Bonus money lapses.</Trans>
      </li>
    </>
  );
}
