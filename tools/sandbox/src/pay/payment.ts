import type { CoinTransfer } from '../chain/chain.ts';
import type { PaymentAction } from './methods.ts';

/** `disputed` stands for any state a merchant never heard of. */
export type Status =
  'created' | 'challenge' | 'pending' | 'succeeded' | 'failed' | 'cancelled' | 'refunded' | 'charged_back' | 'disputed';

/** A payment as this provider keeps it. No card number, only its ends. */
export interface ProviderPayment {
  id: string;
  /** The merchant's own id: the same one asked again is the same payment. Null for coins that came unannounced. */
  reference: string | null;
  action: PaymentAction;
  method: string;
  customer: string;
  /** Decimal string in major units. */
  amount: string;
  currency: string;
  status: Status;
  failure: string | null;
  /** Whoever has it may pay this payment, and nothing else. */
  token: string;
  /** Opens the page on which the payer confirms. */
  step_token: string | null;
  profile: string | null;
  instrument: string | null;
  notify_url: string;
  created_at: string;
  /** When it succeeds on its own; null waits for an operator. */
  due_at: string | null;
  /** When it was over; null while it is not. */
  finished_at: string | null;
  /** Coins on the chain, and how often they were confirmed when the merchant was told last. */
  chain?: { transfer: CoinTransfer; confirmations: number; needed: number };
}

/** Where money can be taken from or sent to, remembered for the customer. */
export interface Profile {
  id: string;
  customer: string;
  method: string;
  /** "411111******1111", "DE89 … 3000". */
  title: string;
  /** Only profiles that paid once, or that were made for a payout, are offered again. */
  saved: boolean;
}

/** Where a customer's coins come in. */
export interface Address {
  /** The address itself. */
  id: string;
  customer: string;
  currency: string;
  method: string;
}

/** A message to the merchant that is sent until it is answered with 2xx. */
export interface Callback {
  id: string;
  payment: string;
  url: string;
  body: string;
  attempts: number;
  next_at: string;
  delivered_at: string | null;
  last_answer: string | null;
}

/** What the merchant's server sees. */
export const publicPayment = ({
  id,
  reference,
  action,
  method,
  customer,
  amount,
  currency,
  status,
  failure,
  token,
  profile,
  instrument,
  chain,
}: ProviderPayment) => ({
  id,
  reference,
  action,
  method,
  customer,
  amount,
  currency,
  status,
  failure,
  token,
  profile,
  instrument,
  confirmations: chain ? { seen: chain.confirmations, needed: chain.needed } : null,
});
