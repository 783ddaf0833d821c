/** Returns the SHA-256 of a UTF-8 text, in lower-case hex. */
export type Sha256Hex = (text: string) => string;

/**
 * Returns the secrets of a table's rounds, first round first, and the commitment published before the first. Each is
 * the hash of the next one, so a revealed secret proves that it was fixed before all rounds revealed earlier.
 */
export function makeChain(sha256: Sha256Hex, last: string, rounds: number): { commitment: string; secrets: string[] } {
  const secrets: string[] = [];
  let link = last;
  for (let left = rounds; left > 0; left -= 1) {
    secrets.push(link);
    link = sha256(link);
  }
  return { commitment: link, secrets: secrets.reverse() };
}

/** Returns whether a revealed secret hashes to the one revealed before it, or to the commitment. */
export const followsInChain = (sha256: Sha256Hex, before: string, secret: string): boolean => sha256(secret) === before;
