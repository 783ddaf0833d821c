import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '@croupier/i18n';
import { useTimeZone } from '@croupier/shell';
import styles from './break.module.css';

export interface BreakBegun {
  kind: 'coolingoff' | 'selfexclusion';
  /** End as ISO 8601; null is permanent. */
  until: string | null;
}

export const BreakTitle = ({ kind }: Pick<BreakBegun, 'kind'>) =>
  kind === 'coolingoff' ? <Trans>Your break has started</Trans> : <Trans>You have excluded yourself</Trans>;

/** Renders the end of the break, what applies until then, and what happens to the money. */
export function BreakWords({ kind, until }: BreakBegun) {
  const { i18n } = useLingui();
  const timeZone = useTimeZone();
  const end = until && formatDate(until, i18n, 'dateTime', timeZone);
  return (
    <div className={styles.words}>
      <p>
        {end ? (
          <Trans>It lasts until {end} and can’t be ended early. Take care of yourself.</Trans>
        ) : (
          <Trans>It’s permanent and can’t be ended. Take care of yourself.</Trans>
        )}
      </p>
      <ul>
        <li>
          <Trans>You’re signed out on all devices, and open games are closed.</Trans>
        </li>
        <li>
          <Trans>You can’t bet or deposit. Bets you’ve already placed will still be settled.</Trans>
        </li>
        {kind === 'selfexclusion' ? (
          <PayoutLines />
        ) : (
          <li>
            <Trans>Your money is safe. Sign in at any time to withdraw it.</Trans>
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
          We automatically pay your money to the account of your last completed withdrawal. If there isn’t one, sign in
          at any time to withdraw it.
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
  );
}
