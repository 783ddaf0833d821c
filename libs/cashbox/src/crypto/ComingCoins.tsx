import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import type { Payment } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { Money, ProgressBar } from '@croupier/ui-kit';
import { paymentStateText } from '../history/payment-state-text.ts';
import { isFinal, recentPaymentsQuery } from '../history/payments.query.ts';
import styles from './coming-coins.module.css';

/** Time for which arrived coins stay listed beside pending ones. */
const SHOWN_MS = 10 * 60_000;
/** Poll interval beside the socket: blocks can be seconds apart. */
const LOOK_MS = 5_000;

/** Renders coins seen on the network with their confirmations. Renders nothing without any. */
export function ComingCoins({ coin }: { coin: CurrencyCode }) {
  const { data = [], dataUpdatedAt } = useQuery({ ...recentPaymentsQuery(useApi()), refetchInterval: LOOK_MS });
  const isShown = ({ confirmations, currency, state, finished_at }: Payment) =>
    confirmations !== null &&
    currency === coin &&
    (!isFinal(state) || Date.parse(finished_at ?? '') > dataUpdatedAt - SHOWN_MS);
  const coming = data.filter(isShown);
  return (
    <ul className={styles.list} aria-live="polite">
      {coming.map((payment) => (
        <Coming key={payment.id} payment={payment} />
      ))}
    </ul>
  );
}

function Coming({ payment }: { payment: Payment }) {
  const { t, i18n } = useLingui();
  const { amount_cents, currency, confirmations, instrument, state } = payment;
  const { seen = 0, needed = 1 } = confirmations ?? {};
  return (
    <li className={styles.coin}>
      <span className={styles.sum}>
        <strong>
          <Money amount={amount_cents} currency={currency} />
        </strong>
        {instrument && <Trans>Transaction {instrument}</Trans>}
      </span>
      {isFinal(state) ? (
        <span>{paymentStateText(i18n, payment)}</span>
      ) : (
        <ProgressBar
          label={<Trans>Seen on the network</Trans>}
          value={seen}
          max={needed}
          valueText={t`${seen} of ${needed} confirmations`}
        />
      )}
    </li>
  );
}
