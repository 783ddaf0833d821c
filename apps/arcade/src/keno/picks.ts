import { KENO_DRAWN, KENO_MOST_PICKS, KENO_NUMBERS } from '@croupier/game-math';

const choose = (n: number, k: number): number => {
  let ways = 1;
  for (let at = 1; at <= k; at++) ways = (ways * (n - k + at)) / at;
  return k < 0 || k > n ? 0 : ways;
};

/** Returns the chance of exactly this many hits. */
export const chanceOfHits = (picks: number, hits: number): number =>
  (choose(picks, hits) * choose(KENO_NUMBERS - picks, KENO_DRAWN - hits)) / choose(KENO_NUMBERS, KENO_DRAWN);

/** Adds or removes a number. Returns the same picks if the maximum is reached. */
export function toggled(picks: readonly number[], number: number): readonly number[] {
  if (picks.includes(number)) return picks.filter((pick) => pick !== number);
  return picks.length < KENO_MOST_PICKS ? [...picks, number].sort((one, other) => one - other) : picks;
}

/** Picks random numbers on the device. The server isn't needed, because every pick has the same return. */
export function randomPicks(count: number): readonly number[] {
  const left = Array.from({ length: KENO_NUMBERS }, (_, at) => at + 1);
  const words = crypto.getRandomValues(new Uint32Array(count));
  const picked = Array.from(words, (word) => left.splice(word % left.length, 1)[0]!);
  return picked.sort((one, other) => one - other);
}
