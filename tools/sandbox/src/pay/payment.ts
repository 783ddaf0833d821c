import type { CoinTransfer } from '../chain/chain.ts';
import type { PaymentAction } from './methods.ts';

/** Status of a payment; `disputed` represents any status that a merchant doesn't know. */
export type Status =
  'created' | 'challenge' | 'pending' | 'succeeded' | 'failed' | 'cancelled' | 'refunded' | 'charged_back' | 'disputed';

/** Payment as this provider stores it. Instead of a card number it only has its first and last digits. */
export interface ProviderPayment {
  id: string;
  /** Idempotency key: the merchant's own id. Null for coins that came unannounced. */
  reference: string | null;
  action: PaymentAction;
  method: string;
  customer: string;
  /** Decimal string in major units. */
  amount: string;
  currency: string;
  status: Status;
  failure: string | null;
  /** Token that allows paying this payment, and nothing else. */
  token: string;
  /** Token of the page on which the payer confirms. */
  step_token: string | null;
  profile: string | null;
  instrument: string | null;
  notify_url: string;
  created_at: string;
  /** Time at which it succeeds automatically; null if it waits for an operator. */
  due_at: string | null;
  /** Time at which it finished; null while it is open. */
  finished_at: string | null;
  /** Coins on the chain, and the confirmations in the last callback to the merchant. */
  chain?: { transfer: CoinTransfer; confirmations: number; needed: number };
}

/** Saved source or destination of a customer's money. */
export interface Profile {
  id: string;
  customer: string;
  method: string;
  /** "411111******1111", "DE89 … 3000". */
  title: string;
  /** `true` if the profile paid once or was created for a payout: only such profiles are offered again. */
  saved: boolean;
}

/** Deposit address for a customer's coins. */
export interface Address {
  /** The address itself. */
  id: string;
  customer: string;
  currency: string;
  method: string;
}

/** Message to the merchant, retried until the reply is 2xx. */
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

/** Returns the payment as the merchant's server sees it. */
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
