import { multiplierOf, type PokieDefinition, WIN_CAP_TENTHS } from '../pokie/definition.ts';
import { enumerateSpins, type SpinResult } from './enumerate.ts';

/** Returns a sampler of a title's round payouts, in tenths of the stake, with the exact chances of its reels. */
export function roundSampler(title: PokieDefinition, random: () => number): () => number {
  const paid = spinSampler(enumerateSpins(title, title.reels), random);
  const free = spinSampler(enumerateSpins(title, title.freeSpins.reels), random);
  return () => {
    const { pay, scatters } = paid();
    const spins = title.freeSpins.awards[scatters] ?? 0;
    let total = pay;
    for (let spin = 0; spin < spins; spin++) total += free().pay * multiplierOf(title, spin);
    return Math.min(total, WIN_CAP_TENTHS);
  };
}

/**
 * Creates a sampler with Walker's alias method: every column holds one result and a part of another, so each draw takes
 * the same time however many results there are.
 */
function spinSampler(results: readonly SpinResult[], random: () => number): () => SpinResult {
  const size = results.length;
  const cycle = results.reduce((total, { count }) => total + count, 0);
  const share = Float64Array.from(results, ({ count }) => (count / cycle) * size);
  const alias = new Int32Array(size);
  const [short, long]: [number[], number[]] = [[], []];
  share.forEach((value, index) => (value < 1 ? short : long).push(index));
  while (short.length > 0 && long.length > 0) {
    const [poor, rich] = [short.pop()!, long.pop()!];
    alias[poor] = rich;
    share[rich]! -= 1 - share[poor]!;
    (share[rich]! < 1 ? short : long).push(rich);
  }
  for (const index of [...short, ...long]) share[index] = 1; // Remainders from rounding.
  return () => {
    const place = random() * size;
    const column = Math.floor(place);
    return results[place - column < share[column]! ? column : alias[column]!]!;
  };
}
