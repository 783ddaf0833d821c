import { type PaymentFailure, Refusal } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import type { PaymentAction } from './payment.ts';

/** Method offered by a provider, limits in subunits. */
export interface ProviderMethod {
  id: string;
  /** Brand of the method, which several methods may share. */
  brand: string;
  title: string;
  actions: readonly PaymentAction[];
  limits: Partial<Record<CurrencyCode, { min: bigint; max: bigint }>>;
}

/** States reported by a provider. Deposits that were `refunded` or `charged_back` had succeeded. */
export const providerStatuses = [
  'created',
  'challenge',
  'pending',
  'succeeded',
  'failed',
  'cancelled',
  'refunded',
  'charged_back',
] as const;
/** `other`: an unknown status. */
export type ProviderStatus = (typeof providerStatuses)[number] | 'other';

/** Progress of a payment, as the provider reports it. */
export interface ProviderUpdate {
  /** Our id, or null for money we did not request (coins sent to an address). */
  paymentId: string | null;
  providerPaymentId: string;
  customer: string;
  action: PaymentAction;
  method: string;
  status: ProviderStatus;
  /** Provider's original status. */
  said: string;
  /** Amount in major units, as received. */
  amount: string;
  currency: string;
  failure: PaymentFailure | null;
  instrument: string | null;
  clientToken: string | null;
  /** Incoming coins only: confirming blocks so far, and the number needed to credit them. */
  confirmations: { seen: number; needed: number } | null;
}

export interface ProviderOrder {
  /** Our id: opening it twice under one id is one payment. */
  paymentId: string;
  action: PaymentAction;
  method: string;
  customer: string;
  amount: bigint;
  currency: CurrencyCode;
  profile: string | null;
}

/** Payment provider as the domain uses it. Amounts become decimal strings only inside an implementation. */
export interface PaymentProvider {
  name: string;
  /** Returns the current payments script. */
  script: () => Promise<{ url: string; integrity: string | null }>;
  /** Returns the token that identifies the player to the script. */
  customerToken: (customer: string, now: Date) => string;
  methods: () => Promise<ProviderMethod[]>;
  /** Returns the card or account for a payout; null unless it belongs to this customer. */
  profile: (customer: string, id: string) => Promise<{ title: string; method: string } | null>;
  /** Removes a saved card or account. False if the customer has none with that id. */
  forget: (customer: string, id: string) => Promise<boolean>;
  open: (order: ProviderOrder) => Promise<ProviderUpdate>;
  /** Reads a payment by our id, or by the provider's if there was no request; null if the provider does not know it. */
  read: (paymentId: string) => Promise<ProviderUpdate | null>;
  cancel: (paymentId: string) => Promise<ProviderUpdate | null>;
  /** Returns one page of the payments of a day (UTC); pass `next` to get the following page. */
  report: (day: string, after: string | null) => Promise<{ paid: ProviderUpdate[]; next: string | null }>;
  /** Verifies the sender and parses the callback; throws CallbackRefused. */
  callback: (
    headers: Record<string, string | string[] | undefined>,
    body: string,
    now: Date,
  ) => { id: string; update: ProviderUpdate };
}

/** Seconds after which a retry makes sense. */
const RETRY_SECONDS = 5;

/** Error for a missing or unreliable provider response: no decision is made. Callers return it as a refusal. */
export class ProviderAway extends Refusal {
  /** True if the provider sent any response. */
  readonly answered: boolean;
  constructor(cause: unknown, { answered = false }: { answered?: boolean } = {}) {
    super('unavailable', { params: { retry_after: RETRY_SECONDS } });
    this.name = 'ProviderAway';
    this.message = 'the payment provider does not answer';
    this.cause = cause;
    this.answered = answered;
  }
}

/** Error for a request the provider understood and refused. */
export class ProviderRefused extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`the payment provider refused: ${code}`);
    this.name = 'ProviderRefused';
    this.code = code;
  }
}

/** Error for a callback that is not from the provider, or is invalid. */
export class CallbackRefused extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'CallbackRefused';
  }
}
