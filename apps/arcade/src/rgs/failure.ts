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

/** The innermost key of `{"errors": {"stake_cents": {"stake_not_allowed": "…"}}}`. */
export function codeOf(body: unknown): string {
  let at = (body as { errors?: unknown } | null)?.errors;
  let code = 'unavailable';
  while (typeof at === 'object' && at !== null) {
    const [first] = Object.entries(at);
    if (!first) break;
    [code, at] = first;
  }
  return code;
}
