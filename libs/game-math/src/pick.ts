/**
 * Maps a uniform value of 0 … range − 1 onto 0 … outcomes − 1, or returns null if it must be drawn again. Every outcome
 * has the same number of values; the few left over at the top are rejected, so there is no modulo bias. The result
 * rises with the value, so it can be checked by eye against the float: about ⌊float × outcomes⌋.
 */
export function pick(value: number, range: number, outcomes: number): number | null {
  if (!Number.isInteger(outcomes) || outcomes < 1 || outcomes > range) {
    throw new RangeError(`cannot draw from ${outcomes} outcomes`);
  }
  const share = Math.floor(range / outcomes);
  const picked = Math.floor(value / share);
  return picked < outcomes ? picked : null;
}
