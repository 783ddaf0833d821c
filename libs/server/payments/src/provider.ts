import { type PaymentFailure, Refusal } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import type { PaymentAction } from './payment.ts';

/** A method as a provider offers it, limits in subunits. */
export interface ProviderMethod {
  id: string;
  /** The house behind the method: several methods may share one. */
  brand: string;
  title: string;
  actions: readonly PaymentAction[];
  limits: Partial<Record<CurrencyCode, { min: bigint; max: bigint }>>;
}

/** States a provider speaks of. Deposits it gave back (`refunded`), or their banks took back (`charged_back`), had succeeded. */
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
/** `other`: a word of the provider's that we don't know. */
export type ProviderStatus = (typeof providerStatuses)[number] | 'other';

/** How far a payment is, as the provider says. */
export interface ProviderUpdate {
  /** Ours, or null for money we did not ask for (coins sent to an address). */
  paymentId: string | null;
  providerPaymentId: string;
  customer: string;
  action: PaymentAction;
  method: string;
  status: ProviderStatus;
  /** The provider's own word for it. */
  said: string;
  /** Major units, as received. */
  amount: string;
  currency: string;
  failure: PaymentFailure | null;
  instrument: string | null;
  clientToken: string | null;
  /** Of coins on their way: blocks that confirm them so far, and after how many they have arrived. */
  confirmations: { seen: number; needed: number } | null;
}

export interface ProviderOrder {
  /** Ours: opened twice under one id, it is one payment. */
  paymentId: string;
  action: PaymentAction;
  method: string;
  customer: string;
  amount: bigint;
  currency: CurrencyCode;
  profile: string | null;
}

/** Everything the domain needs from whoever moves the money. Amounts become decimal strings behind it and nowhere else. */
export interface PaymentProvider {
  name: string;
  /** Where the payments script of the day is. */
  script: () => Promise<{ url: string; integrity: string | null }>;
  /** Names the player to the script. */
  customerToken: (customer: string, now: Date) => string;
  methods: () => Promise<ProviderMethod[]>;
  /** Where a payout would go; null unless it is this customer's. */
  profile: (customer: string, id: string) => Promise<{ title: string; method: string } | null>;
  /** Offers a card or account no more. False where the customer has none of that id. */
  forget: (customer: string, id: string) => Promise<boolean>;
  open: (order: ProviderOrder) => Promise<ProviderUpdate>;
  /** By our id, or by the provider's where we asked for nothing; null when the provider does not know it. */
  read: (paymentId: string) => Promise<ProviderUpdate | null>;
  cancel: (paymentId: string) => Promise<ProviderUpdate | null>;
  /** What it paid and took on a day (UTC), a page of it; `next` asks for the one after. */
  report: (day: string, after: string | null) => Promise<{ paid: ProviderUpdate[]; next: string | null }>;
  /** Checks who sent it and reads it; throws CallbackRefused. */
  callback: (
    headers: Record<string, string | string[] | undefined>,
    body: string,
    now: Date,
  ) => { id: string; update: ProviderUpdate };
}

/** Seconds after which it is worth asking again. */
const RETRY_SECONDS = 5;

/** No answer, or none to rely on: nothing is decided. To whoever waits for it this is a refusal. */
export class ProviderAway extends Refusal {
  /** Whether it said anything at all. */
  readonly answered: boolean;
  constructor(cause: unknown, { answered = false }: { answered?: boolean } = {}) {
    super('unavailable', { params: { retry_after: RETRY_SECONDS } });
    this.name = 'ProviderAway';
    this.message = 'the payment provider does not answer';
    this.cause = cause;
    this.answered = answered;
  }
}

/** The provider understood and said no. */
export class ProviderRefused extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`the payment provider refused: ${code}`);
    this.name = 'ProviderRefused';
    this.code = code;
  }
}

/** The callback is not from the provider, or not what it claims to be. */
export class CallbackRefused extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'CallbackRefused';
  }
}
