/**
 * Input of a fraud check. Unknown fields are null: full card numbers, expiry and holder never reach us. Source:
 * specification §3.
 */
export interface FraudPayload {
  country: string | null;
  firstname: string | null;
  lastname: string | null;
  email: string;
  device_fingerprint: string | null;
  merchant_user_id: string;
  card_expiration_month: string | null;
  card_expiration_year: string | null;
  card_holder_name: string | null;
  card_last_4: string | null;
  card_bin: string | null;
  payment_account_id: string | null;
  website_url: string;
  transaction_id: string;
  /** ISO 8601, UTC. */
  date_time: string;
  transaction_currency: string;
  /** Major units. */
  transaction_amount: string;
  payment_system: string;
  type: 'transaction' | 'payout';
}

export type Verdict = 'allow' | 'review' | 'deny';

/** Fraud check. Throws when it has no reliable answer: then there is no verdict. */
export type FraudCheck = (payload: Omit<FraudPayload, 'website_url'>) => Promise<Verdict>;
