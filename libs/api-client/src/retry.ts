/** Specification §8: in the browser up to 6 retries, only for network errors and time-outs, 100 ms doubled each time plus up to 20 %. */
export const MAX_RETRIES = 6;
const FIRST_DELAY_MS = 100;
const JITTER = 0.2;

/** Returns the milliseconds before retry `attempt` (1 is the first). */
export function retryDelay(attempt: number, random: () => number = cryptoRandom): number {
  const delay = FIRST_DELAY_MS * 2 ** (attempt - 1);
  return delay + delay * JITTER * random();
}

function cryptoRandom(): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn / 2 ** 32;
}

export interface Attempt {
  attempt: number;
  method: string;
  /** Undefined if there was no response. */
  status: number | undefined;
  browser: boolean;
}

const IDEMPOTENT = new Set(['GET', 'PUT', 'DELETE']);

/** Returns whether to retry. Outside the browser only idempotent requests are retried, after a 5xx or no response. */
export function mayRetry({ attempt, method, status, browser }: Attempt): boolean {
  if (attempt > MAX_RETRIES) return false;
  if (browser) return status === undefined;
  return IDEMPOTENT.has(method) && (status === undefined || status >= 500);
}
