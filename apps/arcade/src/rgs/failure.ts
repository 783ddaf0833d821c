import { CallFailed, CallRefused } from '@croupier/api-client';

/** Code of a failed call: one of the server, or our own for a network failure. */
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
