import type { PaymentAction, PaymentFailure } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';

/** A method as a provider offers it, limits in subunits. */
export interface ProviderMethod {
  id: string;
  title: string;
  actions: readonly PaymentAction[];
  limits: Partial<Record<CurrencyCode, { min: bigint; max: bigint }>>;
}

export type ProviderStatus = 'created' | 'challenge' | 'pending' | 'succeeded' | 'failed' | 'cancelled';

/** How far a payment is, in the provider's word. */
export interface ProviderNews {
  /** Our id of it, or null for money that came without being announced (coins sent to an address). */
  reference: string | null;
  providerRef: string;
  customer: string;
  action: PaymentAction;
  method: string;
  status: ProviderStatus;
  /** Major units, as told. */
  amount: string;
  currency: string;
  failure: PaymentFailure | null;
  instrument: string | null;
  clientToken: string | null;
}

export interface ProviderOrder {
  /** Asked twice under one reference, it is one payment. */
  reference: string;
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
  open: (order: ProviderOrder) => Promise<ProviderNews>;
  /** Null when the provider never heard of it. */
  read: (reference: string) => Promise<ProviderNews | null>;
  cancel: (reference: string) => Promise<ProviderNews | null>;
  /** Checks who sent it and reads it; throws CallbackRefused. */
  callback: (
    headers: Record<string, string | string[] | undefined>,
    body: string,
    now: Date,
  ) => { id: string; news: ProviderNews };
}

/** No answer, or none to rely on: ask again later, nothing is decided. */
export class ProviderAway extends Error {
  constructor(cause: unknown) {
    super('the payment provider does not answer', { cause });
    this.name = 'ProviderAway';
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
