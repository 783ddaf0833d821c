/** The seamless-wallet contract's own names. */
export type ProviderErrorCode =
  | 'invalid_token'
  | 'wrong_currency'
  | 'not_enough_money'
  | 'limit_exceeded'
  | 'user_disabled'
  | 'invalid_signature'
  | 'invalid_request'
  | 'duplicate_transaction'
  | 'transaction_does_not_exist'
  | 'transaction_rolled_back'
  /** The round is from an archived month: no money can move for it. */
  | 'round_archived';

/** A refusal in the answer to an outside provider. */
export class ProviderError extends Error {
  readonly code: ProviderErrorCode;

  constructor(code: ProviderErrorCode) {
    super(code);
    this.name = 'ProviderError';
    this.code = code;
  }
}
