const FIRST_MS = 1000;
const LONGEST_MS = 20_000;
const REFRESH_RETRY_MS = 3000;
const REFRESH_JITTER_MS = 1000;

/** Specification §9: the socket comes back after 1 s, doubled up to 20 s. `tries` starts at 1. */
export const reconnectAfter = (tries: number): number => Math.min(LONGEST_MS, FIRST_MS * 2 ** (tries - 1));

/** A credential that could not be renewed is asked for again after 3 s plus up to 1 s. */
export const refreshAfter = (random: number = cryptoRandom()): number => REFRESH_RETRY_MS + REFRESH_JITTER_MS * random;

function cryptoRandom(): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn / 2 ** 32;
}
