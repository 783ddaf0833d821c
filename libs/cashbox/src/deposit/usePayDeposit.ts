import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { newKey, useApi } from '@croupier/api-client';
import {
  cancelPaymentIntent,
  createPaymentIntent,
  PaymentFailure,
  type PaymentIntent,
  toWire,
} from '@croupier/contracts';
import { toDecimal } from '@croupier/money';
import { isFinal } from '../history/payments.query.ts';
import { callProblem } from '../payment/failure-texts.ts';
import type { PaymentOrder } from '../payment/payment-order.ts';
import { refreshCashbox } from '../payment/refresh-cashbox.ts';
import { useReportTransaction } from '../payment/useReportTransaction.ts';
import { type MountedFields, type PaymentsScript, SubmitReply, type SubmitResult } from '../script/payments-script.ts';

/**
 * Phase of a deposit. `form`: the player types. `sending`: the order is being sent. `challenge`: the bank asks for
 * confirmation. `checking`: the provider has finished, our server decides. `failed`: ended, with the provider's reason.
 */
export type Phase =
  | { at: 'form'; problem: string | null }
  | { at: 'sending' }
  | { at: 'challenge' }
  | { at: 'checking' }
  | { at: 'failed'; failure: PaymentFailure | null };

interface Wiring {
  script: PaymentsScript;
  order: PaymentOrder;
  /** Order opened before a reload, to continue. */
  existing?: PaymentIntent | undefined;
  fields: RefObject<MountedFields | null>;
  /** True for a payment with one press and a saved card. These are limited per day. */
  oneClick?: boolean;
  /** Element that shows the bank's page. */
  stage: RefObject<HTMLDivElement | null>;
}

/**
 * Carries out a deposit. All tries at one order share one key, so a second press or a retry after a lost reply pays
 * once.
 */
export function usePayDeposit({ script, order, existing, oneClick, fields, stage }: Wiring) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const reportTransaction = useReportTransaction();
  const [phase, setPhase] = useState<Phase>({ at: 'form', problem: null });
  const [paymentId, setPaymentId] = useState<string | null>(existing?.payment.id ?? null);
  const busy = useRef(false);
  const open = useRef<PaymentIntent | null>(null);
  const sent = useRef<{ order: string; key: string } | null>(null);

  const giveBack = useCallback(() => {
    const left = open.current?.payment;
    open.current = null;
    // Releases the amount reserved on the limits, if the provider can still cancel.
    if (left)
      void api
        .call(cancelPaymentIntent, { params: { id: left.id } })
        .catch(() => undefined)
        .then(() => refreshCashbox(queryClient));
  }, [api, queryClient]);

  useEffect(() => giveBack, [giveBack]); // The player left.

  function submit(payment: { id: string; token: string }, container: HTMLElement): Promise<unknown> {
    const { currency, amount, choice } = order;
    const config = {
      payment,
      container,
      onStep: () => setPhase({ at: 'challenge' }),
      stepTitle: t`Confirm the payment`,
      ...(fields.current ? { fields: fields.current } : {}),
      ...(choice.profile ? { profile: choice.profile.id } : {}),
    };
    return script.submitForm(
      script.buildPaymentPlan({ userCurrency: currency, deposit: true, config }),
      toDecimal(amount, currency),
    );
  }

  function conclude({ status, error }: SubmitResult): Phase {
    if (status === 'invalid')
      return {
        at: 'form',
        problem: existing
          ? t`Your payment details never reached the payment provider. Nothing was charged. Please cancel this deposit and start again.`
          : null,
      };
    if (status === 'error')
      return {
        at: 'form',
        // Messages of the provider's own script are shown unchanged: specification §8.
        problem:
          error?.message ??
          t`The payment provider didn’t respond. Press again to continue with the same payment. You won’t be charged twice.`,
      };
    open.current = null; // From here on our server decides.
    if (status === 'failed' || status === 'cancelled')
      return { at: 'failed', failure: v.is(PaymentFailure, error?.code) ? error.code : null };
    return { at: 'checking' };
  }

  function openIntent(): Promise<PaymentIntent> {
    const body = {
      action: 'deposit' as const,
      method_id: order.choice.method.id,
      currency: order.currency,
      amount_cents: toWire(order.amount),
      ...(oneClick ? { one_click: true } : {}),
      ...(order.bonus ? { bonus_code: order.bonus.code } : {}),
    };
    const wanted = JSON.stringify([body, order.choice.profile?.id]);
    if (sent.current?.order !== wanted) {
      giveBack(); // Another amount or card replaces the payment opened before.
      sent.current = { order: wanted, key: newKey() };
    }
    return api.call(createPaymentIntent, { body, idempotencyKey: sent.current.key });
  }

  async function pay(): Promise<void> {
    const container = stage.current;
    if (busy.current || !container) return;
    busy.current = true;
    setPhase({ at: 'sending' });
    try {
      const intent = existing ?? (await openIntent());
      setPaymentId(intent.payment.id);
      reportTransaction(intent.payment.id);
      const { provider_payment_id: id, client_token: token } = intent;
      if (isFinal(intent.payment.state) || id === null || token === null) return setPhase({ at: 'checking' });
      open.current = intent;
      setPhase(conclude(v.parse(SubmitReply, await submit({ id, token }, container))));
    } catch (error) {
      setPhase({ at: 'form', problem: callProblem(i18n, error) });
    } finally {
      busy.current = false;
      void refreshCashbox(queryClient);
    }
  }

  return { phase, paymentId, pay: () => void pay() };
}
