import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useApi } from '@croupier/api-client';
import type { Payment, PaymentStep } from '@croupier/contracts';
import { formatDate } from '@croupier/i18n';
import { formatMoney } from '@croupier/money';
import { useTimeZone } from '@croupier/shell';
import { Button, Dialog, Skeleton } from '@croupier/ui-kit';
import { profileName } from '../methods/method-choice.ts';
import { methodName } from '../methods/method-name.ts';
import { callProblem, failureText } from '../payment/failure-texts.ts';
import styles from './history.module.css';
import { paymentStateText, paymentStepText } from './payment-state-text.ts';
import { paymentQuery } from './payments.query.ts';

/** Tells whether money moved. Only then is there a receipt. */
export const hasReceipt = ({ state, success }: Pick<Payment, 'state' | 'success'>): boolean =>
  success === true || state === 'refunded' || state === 'charged_back';

/** Renders a payment with each of its steps, and a print button if money moved. */
export function Receipt({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { i18n } = useLingui();
  const timeZone = useTimeZone();
  const { id, amount_cents, currency, method, instrument, failure } = payment;
  const title = titleOf(payment);
  const { data, error } = useQuery(paymentQuery(useApi(), id));
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        hasReceipt(payment) && (
          <Button variant="secondary" onClick={() => print()}>
            <Printer size={18} aria-hidden="true" />
            <Trans>Print or save as PDF</Trans>
          </Button>
        )
      }
    >
      <div className={styles.receipt}>
        <p className={styles.paperTitle} aria-hidden="true">
          Croupier · {title}
        </p>
        <dl className={styles.facts}>
          <Fact name={<Trans>Amount</Trans>}>
            <strong>{formatMoney(amount_cents, currency, i18n.locale)}</strong> {currency}
          </Fact>
          <Fact name={<Trans>Status</Trans>}>{paymentStateText(i18n, payment)}</Fact>
          <Fact name={<Trans>Method</Trans>}>{methodName(i18n, method)}</Fact>
          {instrument && <Fact name={<Trans>Card or account</Trans>}>{profileName({ title: instrument })}</Fact>}
          <Fact name={<Trans>Payment number</Trans>}>
            <span className={styles.number}>{id}</span>
          </Fact>
        </dl>
        <h3>
          <Trans>What happened</Trans>
        </h3>
        {error && <p role="alert">{callProblem(i18n, error)}</p>}
        {!data && !error && <Skeleton height={96} />}
        <ol className={styles.steps}>
          {data?.steps.map((step) => (
            <li key={step.state}>
              <strong>{paymentStepText(i18n, step)}</strong>
              <span className={styles.detail}>
                <time dateTime={step.at}>{formatDate(step.at, i18n, 'dateTime', timeZone)}</time> · <By step={step} />
              </span>
            </li>
          ))}
        </ol>
        {failure && <p>{failureText(i18n, failure)}</p>}
      </div>
    </Dialog>
  );
}

function titleOf(payment: Payment): ReactNode {
  const isDeposit = payment.action === 'deposit';
  if (hasReceipt(payment))
    return isDeposit ? <Trans>Receipt of a deposit</Trans> : <Trans>Receipt of a withdrawal</Trans>;
  return isDeposit ? <Trans context="payment">Deposit</Trans> : <Trans>Withdrawal</Trans>;
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function By({ step: { by } }: { step: PaymentStep }) {
  if (by === 'player') return <Trans>by you</Trans>;
  return by === 'house' ? <Trans>by us</Trans> : <Trans>by the payment provider</Trans>;
}
