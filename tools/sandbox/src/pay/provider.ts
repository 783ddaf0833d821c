import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { confirmationsOf, neededBlocks, reorganised, sendCoins, tipAt } from '../chain/chain.ts';
import type { SandboxConfig } from '../config.ts';
import { HttpError } from '../http/router.ts';
import { type Journal, openJournal } from '../journal.ts';
import { createSender, type Sender } from './callbacks.ts';
import { type CardOutcome, outcomeOfProfile } from './cards.ts';
import { methodById, type PaymentAction, takes } from './methods.ts';
import type { Address, Callback, Profile, ProviderPayment, Status } from './payment.ts';
import { newToken } from './tokens.ts';

export interface Order {
  reference: string;
  action: PaymentAction;
  method: string;
  customer: string;
  amount: string;
  currency: string;
  notify_url: string;
  profile?: string | undefined;
}

/** Provider with its stored payments and their operations. */
export interface Provider {
  config: SandboxConfig;
  clock: () => Date;
  payments: Journal<ProviderPayment>;
  profiles: Journal<Profile>;
  callbacks: Journal<Callback>;
  addresses: Journal<Address>;
  sender: Sender;
  /** Returns up to `limit` payments of a day (UTC) in order of payment, after the given one. */
  paidOn: (day: string, after: string | null, limit: number) => ProviderPayment[];
  /** Finds a payment by the merchant's id, or by ours if it has none. */
  byReference: (reference: string) => ProviderPayment | undefined;
  open: (order: Order) => ProviderPayment;
  /** Applies the outcome of the card or the payer. */
  proceed: (
    payment: ProviderPayment,
    outcome: CardOutcome | 'redirect',
    change?: Partial<ProviderPayment>,
  ) => ProviderPayment;
  /** Records coins sent to a customer's address: they have arrived once enough blocks confirm them. */
  receive: (address: Address, amount: string) => ProviderPayment;
  /** Replaces the newest blocks: coins that haven't arrived yet wait for a new block. */
  reorganise: (payment: ProviderPayment) => ProviderPayment;
  /** Marks the money as sent by the payer: the payment waits until an operator confirms it. */
  wait: (payment: ProviderPayment) => ProviderPayment;
  finish: (payment: ProviderPayment, status: 'succeeded' | 'failed' | 'cancelled', failure?: string) => ProviderPayment;
  /** Refunds a deposit, or marks it as charged back or disputed. */
  giveBack: (payment: ProviderPayment, status: 'refunded' | 'charged_back' | 'disputed') => ProviderPayment;
  /** Processes everything that is due; called often. */
  tick: () => Promise<void>;
}

const FINAL: readonly Status[] = ['succeeded', 'failed', 'cancelled', 'refunded', 'charged_back', 'disputed'];
export const isFinal = (payment: ProviderPayment) => FINAL.includes(payment.status);

/** Returns the outcome of the test card behind a payment. */
const fateOf = ({ instrument }: ProviderPayment) =>
  outcomeOfProfile(instrument?.slice(0, 6) ?? '', instrument?.slice(-4) ?? '');

export function createProvider(config: SandboxConfig, clock: () => Date): Provider {
  const folder = path.join(config.dataDir, 'sandbox');
  const payments = openJournal<ProviderPayment>(folder, 'payments');
  const profiles = openJournal<Profile>(folder, 'profiles');
  const callbacks = openJournal<Callback>(folder, 'callbacks');
  const addresses = openJournal<Address>(folder, 'addresses');
  const sender = createSender(callbacks, config.secret, clock);
  const references = new Map(
    payments.all().flatMap(({ reference, id }) => (reference === null ? [] : [[reference, id] as const])),
  );

  const tip = () => tipAt(clock(), config.blockSeconds);
  const later = (seconds: number) => new Date(clock().getTime() + seconds * 1000).toISOString();

  function change(payment: ProviderPayment, values: Partial<ProviderPayment>): ProviderPayment {
    const changed = payments.put({ ...payment, ...values });
    sender.announce(changed);
    return changed;
  }

  const finish: Provider['finish'] = (payment, status, failure) => {
    if (isFinal(payment)) return payment;
    const profile = payment.profile ? profiles.get(payment.profile) : undefined;
    if (status === 'succeeded' && profile && !profile.saved) profiles.put({ ...profile, saved: true });
    return change(payment, {
      status,
      failure: failure ?? null,
      due_at: null,
      step_token: null,
      finished_at: clock().toISOString(),
    });
  };

  /** Notifies the merchant of new blocks. */
  function confirm(payment: ProviderPayment, chain: NonNullable<ProviderPayment['chain']>): void {
    const confirmations = Math.min(confirmationsOf(chain.transfer, tip()), chain.needed);
    if (confirmations === chain.confirmations) return;
    const counted = { ...payment, chain: { ...chain, confirmations } };
    if (confirmations === chain.needed) finish(counted, 'succeeded');
    else change(counted, {});
  }

  return {
    config,
    clock,
    payments,
    profiles,
    callbacks,
    addresses,
    sender,
    finish,
    paidOn(day, after, limit) {
      const order = ({ finished_at, id }: ProviderPayment) => `${finished_at} ${id}`;
      const paid = payments
        .all()
        .filter(({ status, finished_at }) => status === 'succeeded' && finished_at?.startsWith(day))
        .toSorted((one, other) => (order(one) < order(other) ? -1 : 1));
      const from = after === null ? 0 : paid.findIndex(({ id }) => id === after) + 1;
      return paid.slice(from, from + limit);
    },
    byReference: (reference) => payments.get(references.get(reference) ?? reference),
    open(order) {
      const existing = payments.get(references.get(order.reference) ?? '');
      if (existing) return existing;
      const method = methodById(order.method);
      if (!method?.actions.includes(order.action)) throw new HttpError(422, 'method_not_available');
      if (!takes(method, order.currency, order.amount)) throw new HttpError(422, 'amount_not_accepted');
      const profile = order.profile ? profiles.get(order.profile) : undefined;
      if (order.action === 'cashout' && profile?.customer !== order.customer)
        throw new HttpError(422, 'profile_unknown');
      const payment: ProviderPayment = {
        id: randomUUID(),
        reference: order.reference,
        action: order.action,
        method: order.method,
        customer: order.customer,
        amount: order.amount,
        currency: order.currency,
        status: 'created',
        failure: null,
        token: newToken(),
        step_token: null,
        profile: profile?.id ?? null,
        instrument: profile?.title ?? null,
        notify_url: order.notify_url,
        created_at: clock().toISOString(),
        due_at: null,
        finished_at: null,
      };
      references.set(order.reference, payment.id);
      if (order.action === 'deposit') return payments.put(payment);
      // A payout needs no confirmation: it arrives a moment later. One to the "pending" card waits.
      return payments.put({
        ...payment,
        status: 'pending',
        due_at: fateOf(payment) === 'pending' ? null : later(config.payoutSeconds),
      });
    },
    proceed(payment, outcome, values = {}) {
      if (payment.status !== 'created') return payment; // Sent twice: the second request changes nothing.
      const noted = { ...payment, ...values };
      if (outcome === 'succeeded') return finish(noted, 'succeeded');
      if (outcome === 'pending') return change(noted, { status: 'pending', due_at: later(config.pendingSeconds) });
      if (outcome === 'challenge' || outcome === 'redirect')
        return change(noted, { status: 'challenge', step_token: newToken() });
      return finish(noted, 'failed', outcome);
    },
    receive(address, amount) {
      const { customer, currency, method } = address;
      const transfer = sendCoins(tip());
      const payment = payments.put({
        id: randomUUID(),
        reference: null,
        action: 'deposit',
        method,
        customer,
        amount,
        currency,
        status: 'pending',
        failure: null,
        token: newToken(),
        step_token: null,
        profile: null,
        instrument: `${transfer.id.slice(0, 6)}…${transfer.id.slice(-4)}`,
        notify_url: `${config.merchants[0]}/callbacks/sandbox`,
        created_at: clock().toISOString(),
        due_at: null,
        finished_at: null,
        chain: { transfer, confirmations: 0, needed: neededBlocks(currency) },
      });
      sender.announce(payment);
      return payment;
    },
    reorganise(payment) {
      if (isFinal(payment) || !payment.chain) return payment;
      const chain = { ...payment.chain, transfer: reorganised(payment.chain.transfer, tip()), confirmations: 0 };
      return change(payment, { chain });
    },
    wait: (payment) => change(payment, { status: 'pending', step_token: null, due_at: null }),
    giveBack(payment, status) {
      const isThere = payment.status === 'succeeded' || payment.status === 'disputed';
      return isThere && payment.action === 'deposit' ? change(payment, { status }) : payment;
    },
    async tick() {
      const now = clock().toISOString();
      for (const payment of payments.all()) {
        if (payment.status === 'pending' && payment.chain) confirm(payment, payment.chain);
        if (payment.status !== 'pending' || payment.due_at === null || payment.due_at > now) continue;
        const refused = payment.action === 'cashout' && fateOf(payment) === 'declined';
        finish(payment, refused ? 'failed' : 'succeeded', refused ? 'declined' : undefined);
      }
      await sender.pump();
    },
  };
}
