/** Of 0 … 1, as many as are asked for: for what flies about, never for what is won. */
export const chances = (count: number): readonly number[] =>
  Array.from(crypto.getRandomValues(new Uint32Array(count)), (chance) => chance / 2 ** 32);
