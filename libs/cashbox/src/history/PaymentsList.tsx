import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '@croupier/api-client';
import type { Payment } from '@croupier/contracts';
import { formatDate } from '@croupier/i18n';
import { showToast, useOnline, useTimeZone } from '@croupier/shell';
import { Button, cx, Money, useAnimatedList } from '@croupier/ui-kit';
import { profileName } from '../methods/method-choice.ts';
import { methodName } from '../methods/method-name.ts';
import { callProblem, failureText } from '../payment/failure-texts.ts';
import styles from './history.module.css';
import { paymentStateText } from './payment-state-text.ts';
import { PayoutQuestion } from './PayoutQuestion.tsx';
import { recallMutation } from './recall.mutation.ts';
import { hasReceipt, Receipt } from './Receipt.tsx';

/** Renders deposits and withdrawals with their status and, while possible, a button to cancel. */
export function PaymentsList({ payments }: { payments: readonly Payment[] }) {
  return (
    <ul ref={useAnimatedList()} className={styles.list}>
      {payments.map((payment) => (
        <PaymentLine key={payment.id} payment={payment} />
      ))}
    </ul>
  );
}

function PaymentLine({ payment }: { payment: Payment }) {
  const { i18n } = useLingui();
  const timeZone = useTimeZone();
  const [isOpen, setIsOpen] = useState(false);
  const { action, amount_cents, currency, method, instrument, created_at, success, failure, not_before, question } =
    payment;
  const { reduced_from_cents } = payment;
  const isDeposit = action === 'deposit';
  const Direction = isDeposit ? ArrowDownLeft : ArrowUpRight;
  return (
    <li className={styles.line}>
      <span className={styles.sign} data-deposit={isDeposit || undefined}>
        <Direction size={18} aria-hidden="true" />
      </span>
      <span className={styles.what}>
        <strong>{isDeposit ? <Trans context="payment">Deposit</Trans> : <Trans>Withdrawal</Trans>}</strong>
        <span className={cx(styles.detail, styles.method)}>
          {methodName(i18n, method)}
          {instrument && <> · {profileName({ title: instrument })}</>}
        </span>
        <time className={styles.detail} dateTime={created_at}>
          {formatDate(created_at, i18n, 'dateTime', timeZone)}
        </time>
      </span>
      <span className={styles.sum}>
        <Money
          amount={isDeposit ? amount_cents : -amount_cents}
          currency={currency}
          signed={success === true}
          className={success === false ? styles.void : ''}
        />
        <span className={styles.state}>{paymentStateText(i18n, payment)}</span>
      </span>
      {failure && <span className={cx(styles.detail, styles.failure)}>{failureText(i18n, failure)}</span>}
      {reduced_from_cents !== undefined && <Reduced from={reduced_from_cents} currency={currency} />}
      {not_before && <NotBefore time={not_before} />}
      {question && <PayoutQuestion payment={payment} question={question} />}
      <span className={styles.actions}>
        <Button size="small" variant="quiet" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {hasReceipt(payment) ? <Trans>Receipt</Trans> : <Trans>What happened</Trans>}
          <span className="visually-hidden"> {formatDate(created_at, i18n, 'dateTime', timeZone)}</span>
        </Button>
        {payment.recallable && <Recall payment={payment} />}
      </span>
      {isOpen && <Receipt payment={payment} onClose={() => setIsOpen(false)} />}
    </li>
  );
}

function Reduced({ from, currency }: { from: number } & Pick<Payment, 'currency'>) {
  return (
    <span className={cx(styles.detail, styles.wide)}>
      <Trans>
        You requested <Money amount={from} currency={currency} />. We kept the rest because you owed it: a bet was
        corrected or a deposit was returned.
      </Trans>
    </span>
  );
}

/**
 * Renders the earliest payout time to a new coin address. The delay protects against an attacker who took over the
 * account.
 */
function NotBefore({ time }: { time: string }) {
  const { i18n } = useLingui();
  const timeZone = useTimeZone();
  const at = formatDate(time, i18n, 'dateTime', timeZone);
  return (
    <span className={cx(styles.detail, styles.wide)}>
      <Trans>
        This goes to a new address, so we won’t send it before {at}. If you didn’t request it, cancel it and change your
        password.
      </Trans>
    </span>
  );
}

function Recall({ payment }: { payment: Payment }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const online = useOnline();
  const recall = useMutation({
    ...recallMutation(api, useQueryClient()),
    onSuccess: () =>
      void showToast({ type: 'success', text: t`Withdrawal cancelled. The money is back in your balance.` }),
    onError: (error) => void showToast({ type: 'warning', text: callProblem(i18n, error) }),
  });
  return (
    <Button
      size="small"
      variant="secondary"
      loading={recall.isPending}
      disabled={!online}
      onClick={() => recall.mutate(payment.id)}
    >
      <Trans context="a withdrawal">Cancel</Trans>
    </Button>
  );
}
