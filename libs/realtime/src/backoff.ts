const FIRST_MS = 1000;
const LONGEST_MS = 20_000;
/** Last step, 16 s, below the longest delay. */
const LAST_STEP = 4;
const REFRESH_RETRY_MS = 3000;
const REFRESH_JITTER_MS = 1000;

/** Returns a random number from 0 to 1, so that pages that lost the same server don't reconnect at the same moment. */
function anyShare(): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn / 2 ** 32;
}

/**
 * Returns the reconnect delay in milliseconds: 1 s, doubled up to 20 s, with jitter between one step and the next.
 * `tries` starts at 1. Source: specification §9.
 */
export function reconnectAfter(tries: number, share: number = anyShare()): number {
  const step = FIRST_MS * 2 ** Math.min(tries - 1, LAST_STEP);
  return step + (Math.min(LONGEST_MS, 2 * step) - step) * share;
}

/** Returns the delay before the next attempt to renew a credential: 3 s plus up to 1 s. */
export const refreshAfter = (share: number = anyShare()): number => REFRESH_RETRY_MS + REFRESH_JITTER_MS * share;
