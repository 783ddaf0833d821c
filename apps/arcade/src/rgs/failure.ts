import { CallFailed, CallRefused } from '@croupier/api-client';

/** Why a call of the game did not succeed: a code of the server, or one of ours for the road to it. */
export type FailureCode = 'offline' | 'unavailable' | (string & {});

export class CallFailure extends Error {
  readonly code: FailureCode;
  readonly status: number;

  constructor(code: FailureCode, status = 0) {
    super(code);
    this.name = 'CallFailure';
    this.code = code;
    this.status = status;
  }
}

/**
 * Converts an error: a refusal keeps its code, a missing reply is `offline`, one that breaks the contract
 * `unavailable`.
 */
export function failureOf(error: unknown): CallFailure {
  if (error instanceof CallRefused) return new CallFailure(error.fields[0]?.code ?? 'unavailable', error.status);
  return error instanceof CallFailed ? new CallFailure('offline') : new CallFailure('unavailable', 502);
}
