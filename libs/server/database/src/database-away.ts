/** Error codes of timeouts: for a statement, a lock, an idle transaction, or a deadlock. */
const TOO_SLOW = new Set(['57014', '55P03', '25P03', '40001', '40P01']);

/** Error codes of the network, and of a server that starts, stops, or has no free connection. */
const CONNECTION_LOST = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08006',
  '53300',
]);
const LOST_IN_WORDS = /Connection terminated|not queryable|timeout exceeded when trying to connect/;

/** Error of the database rather than the request. The data may have been written. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
  readonly code: string | undefined;
  /** True if it is reachable but did not respond in time. */
  readonly busy: boolean;

  constructor(cause: { code?: string; message: string }, busy: boolean) {
    super(cause.message, { cause });
    this.code = cause.code;
    this.busy = busy;
  }
}

/** Converts a driver error to its meaning; returns any other unchanged. */
export function toDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseAway) return error;
  const { code = '', message } = error as Error & { code?: string };
  if (TOO_SLOW.has(code)) return new DatabaseAway(error, true);
  return CONNECTION_LOST.has(code) || LOST_IN_WORDS.test(message) ? new DatabaseAway(error, false) : error;
}
