import type { CurrencyCode } from '@croupier/money';

/** What every call that moves money carries. */
export interface ProviderCall {
  provider: string;
  /** The provider's own id: once done, asked again it is only answered. */
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
