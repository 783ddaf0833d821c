/** Returns `count` random numbers from 0 to 1. Only animations use them, never the outcome of a round. */
export const chances = (count: number): readonly number[] =>
  Array.from(crypto.getRandomValues(new Uint32Array(count)), (chance) => chance / 2 ** 32);
