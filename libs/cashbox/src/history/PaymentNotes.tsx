import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import type { CheckedCoins, PlayerDebt } from '@croupier/contracts';
import { formatDate } from '@croupier/i18n';
import { useTimeZone } from '@croupier/shell';
import { Money } from '@croupier/ui-kit';
import styles from './history.module.css';
import { paymentNotesQuery } from './payments.query.ts';

/** Renders the player's debts and received coins being checked. Renders nothing without either. */
export function PaymentNotes() {
  const { data } = useQuery(paymentNotesQuery(useApi()));
  if (!data || data.debts.length + data.checked.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {data.debts.map((debt) => (
        <li key={debt.id}>
          <Debt debt={debt} />
          {data.collecting && (
            <>
              {' '}
              <Trans>We’ll take it from money you receive.</Trans>
            </>
          )}
        </li>
      ))}
      {data.checked.map((coins) => (
        <li key={coins.id}>
          <Coins coins={coins} />
        </li>
      ))}
    </ul>
  );
}

function Debt({ debt: { cause, owed_cents, currency } }: { debt: PlayerDebt }) {
  const sum = <Money amount={owed_cents} currency={currency} />;
  return cause === 'bet' ? (
    <Trans>You owe us {sum}: a bet you won was settled again after its result was corrected.</Trans>
  ) : (
    <Trans>You owe us {sum}: a deposit was returned to your bank or card.</Trans>
  );
}

function Coins({ coins: { amount, currency, at } }: { coins: CheckedCoins }) {
  const { i18n } = useLingui();
  const when = formatDate(at, i18n, 'dateTime', useTimeZone());
  return (
    <Trans>
      Being checked: {amount} {currency} received on {when}. We can’t add it to your balance automatically. Please
      contact support if you hear nothing within a day.
    </Trans>
  );
}
