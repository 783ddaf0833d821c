import type { CurrencyCode } from '@croupier/money';

/** Fields of every call that moves money. */
export interface ProviderCall {
  provider: string;
  /** Provider's own id, used as idempotency key: a repeated call only returns the stored answer. */
  transactionId: string;
  playerId: number;
  round: string;
  roundClosed: boolean;
  game: string;
  currency: CurrencyCode;
  /** Subunits, zero or more. */
  amount: bigint;
  now: Date;
}

export interface ProviderBet extends ProviderCall {
  token: string;
}

/** A win or rollback never needs a living session: a round settles even if its player is signed out or excluded. */
export interface ProviderFollowUp extends ProviderCall {
  /** The bet it is about. */
  reference: string;
}

export interface ProviderAnswer {
  transactionId: string;
  balance: bigint;
}
