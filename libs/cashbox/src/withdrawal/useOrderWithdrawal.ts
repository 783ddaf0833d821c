import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import * as v from 'valibot';
import { CallRefused, newKey, useApi } from '@croupier/api-client';
import { createPaymentIntent, previewWithdrawal, type Payment, reauthenticate, toWire } from '@croupier/contracts';
import { formatMoney, toDecimal } from '@croupier/money';
import { callProblem } from '../payment/failure-texts.ts';
import type { PaymentOrder } from '../payment/payment-order.ts';
import { refreshCashbox } from '../payment/refresh-cashbox.ts';
import { useReportTransaction } from '../payment/useReportTransaction.ts';
import { type MountedFields, type PaymentsScript, SubmitReply } from '../script/payments-script.ts';

export interface WithdrawalPhase {
  at: 'form' | 'sending' | 'ordered';
  problem: string | null;
  passwordProblem: string | null;
  payment: Payment | null;
}

const quiet: WithdrawalPhase = { at: 'form', problem: null, passwordProblem: null, payment: null };

interface Wiring {
  script: PaymentsScript;
  order: PaymentOrder;
  fields: RefObject<MountedFields | null>;
  /** True if the player has seen that a bonus ends with the withdrawal. */
  endsBonus: boolean;
  passwordNeeded: boolean;
}

/**
 * Requests one withdrawal: confirms the password if needed, has the provider store the destination, and sends the order
 * once.
 */
export function useOrderWithdrawal({ script, order, fields, endsBonus, passwordNeeded }: Wiring) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const reportTransaction = useReportTransaction();
  const [idempotencyKey] = useState(newKey);
  const [phase, setPhase] = useState(quiet);
  const [asksPassword, setAsksPassword] = useState(passwordNeeded);
  const [asksForfeit, setAsksForfeit] = useState(endsBonus);
  const busy = useRef(false);
  const target = useRef(order.choice.profile?.id ?? null);

  /** Returns the provider's id of the typed account; null while its fields have errors. */
  async function findTarget(): Promise<string | null> {
    if (target.current) return target.current;
    const config = fields.current ? { fields: fields.current } : {};
    const plan = script.buildPaymentPlan({ userCurrency: order.currency, deposit: false, config });
    const { status, profile } = v.parse(
      SubmitReply,
      await script.submitForm(plan, toDecimal(order.amount, order.currency)),
    );
    if (status === 'invalid') return null;
    if (!profile) throw new Error('the provider gave no answer');
    return (target.current = profile.id);
  }

  async function send(password: string): Promise<WithdrawalPhase> {
    if (asksPassword) {
      await api.call(reauthenticate, { body: { password } });
      setAsksPassword(false);
    }
    const profile_id = await findTarget();
    if (profile_id === null) return quiet;
    const body = {
      action: 'cashout' as const,
      method_id: order.choice.method.id,
      currency: order.currency,
      amount_cents: toWire(order.amount),
      profile_id,
      // Sent only after the player has seen what is forfeited. Their press then confirms it.
      ...(asksForfeit ? { forfeit_bonus: true } : {}),
    };
    const { payment } = await api.call(createPaymentIntent, { body, idempotencyKey });
    reportTransaction(payment.id);
    return { ...quiet, at: 'ordered', payment };
  }

  /** Returns a sentence on the forfeited bonus money, so that pressing again is an informed choice. */
  async function lapsing(): Promise<string | null> {
    const { currency } = order;
    const preview = await api.call(previewWithdrawal, { query: { currency } }).catch(() => null);
    const lapses = preview && formatMoney(preview.forfeit_cents, currency, i18n.locale);
    return lapses && t`You’ll forfeit ${lapses} of bonus money. Your own money isn’t affected.`;
  }

  async function refused(error: unknown): Promise<WithdrawalPhase> {
    if (error instanceof CallRefused) {
      const sentence = callProblem(i18n, error);
      if (error.has('reauthentication_required')) setAsksPassword(true);
      if (error.has('bonus_would_lapse')) {
        setAsksForfeit(true);
        return { ...quiet, problem: [await lapsing(), sentence].filter(Boolean).join(' ') };
      }
      const aboutPassword = error.has('wrong_password') || error.has('reauthentication_required');
      return aboutPassword ? { ...quiet, passwordProblem: sentence } : { ...quiet, problem: sentence };
    }
    return {
      ...quiet,
      problem: t`We got no response. Press again to continue with the same withdrawal. It won’t be sent twice.`,
    };
  }

  async function run(password: string): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setPhase({ ...quiet, at: 'sending' });
    setPhase(await send(password).catch(refused));
    busy.current = false;
    void refreshCashbox(queryClient);
  }

  return { phase, asksPassword, asksForfeit, submit: (password: string) => void run(password) };
}
