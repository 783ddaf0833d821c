import type { HoldDefinition } from '../hold/definition.ts';
import { enumerateSpins } from './enumerate.ts';

export interface HoldLaw {
  readonly rtp: number;
  readonly hitRate: number;
  readonly deviation: number;
  /** Share of the RTP from coins and the filled grid. */
  readonly holdShare: number;
  readonly holdRate: number;
  readonly grandRate: number;
}

/** Moments of a random sum: its probability, and the probability times its mean and its mean square. */
interface Moments {
  mass: number;
  first: number;
  second: number;
}

/**
 * Calculates the payout distribution of a round from every stop of the reels and the chain of respins: filled cells,
 * respins left, and the moments of the coins. Exact except for the cap, which is reached too rarely to change the
 * published digits.
 */
export function holdLaw(title: HoldDefinition): HoldLaw {
  const results = enumerateSpins(title, title.reels);
  const cycle = results.reduce((sum, { count }) => sum + count, 0);
  const holds = new Map<number, ReturnType<typeof holdFrom>>();
  let [mean, square, hits, held, holdRate, grandRate] = [0, 0, 0, 0, 0, 0];
  for (const { pay, scatters, count } of results) {
    const chance = count / cycle;
    let [first, second] = [0, 0];
    if (scatters >= title.hold.needed) {
      const from = holds.get(scatters) ?? holdFrom(title, scatters);
      holds.set(scatters, from);
      ({ first, second } = from.sum);
      held += chance * first;
      holdRate += chance;
      grandRate += chance * from.grand;
    }
    mean += chance * (pay + first);
    square += chance * (pay * pay + 2 * pay * first + second);
    if (pay > 0 || first > 0) hits += chance;
  }
  return {
    rtp: mean / 10,
    hitRate: hits,
    deviation: Math.sqrt(square - mean * mean) / 10,
    holdShare: held / mean,
    holdRate,
    grandRate,
  };
}

/** Returns the distribution of the final payout from this many money symbols, and the probability of a filled grid. */
function holdFrom({ hold, reels, rows }: HoldDefinition, filled: number): { sum: Moments; grand: number } {
  const places = reels.length * rows;
  const weight = hold.coins.reduce((sum, kind) => sum + kind.weight, 0);
  const value = hold.coins.reduce((sum, kind) => sum + kind.weight * kind.pay, 0) / weight;
  const spread = hold.coins.reduce((sum, kind) => sum + kind.weight * kind.pay ** 2, 0) / weight - value ** 2;
  const collects = hold.collectors / (weight + hold.collectors);
  const lands = hold.hits / hold.of;
  const nothing = (): Moments => ({ mass: 0, first: 0, second: 0 });
  const states = Array.from({ length: places + 1 }, () => Array.from({ length: hold.respins + 1 }, nothing));
  const start = filled * value;
  states[filled]![hold.respins] = { mass: 1, first: start, second: filled * spread + start ** 2 };
  const sum = nothing();
  let grand = 0;
  for (let now = filled; now <= places; now++) {
    for (let left = hold.respins; left >= 0; left--) {
      const from = states[now]![left]!;
      if (from.mass === 0) continue;
      if (now === places || left === 0) {
        const extra = now === places ? hold.grand : 0;
        if (now === places) grand += from.mass;
        sum.mass += from.mass;
        sum.first += from.first + extra * from.mass;
        sum.second += from.second + 2 * extra * from.first + extra ** 2 * from.mass;
        continue;
      }
      for (let landed = 0; landed <= places - now; landed++) {
        for (let taking = 0; taking <= landed; taking++) {
          const chance = binomial(places - now, landed, lands) * binomial(landed, taking, collects);
          if (chance === 0) continue;
          // Each collector that lands adds the whole visible sum again.
          const [fresh, times] = [landed - taking, 1 + taking];
          const to = states[now + landed]![landed > 0 ? hold.respins : left - 1]!;
          const mean = fresh * value;
          to.mass += chance * from.mass;
          to.first += chance * times * (from.first + mean * from.mass);
          to.second +=
            chance * times ** 2 * (from.second + 2 * mean * from.first + (fresh * spread + mean ** 2) * from.mass);
        }
      }
    }
  }
  return { sum, grand };
}

function binomial(count: number, hits: number, chance: number): number {
  let ways = 1;
  for (let at = 0; at < hits; at++) ways = (ways * (count - at)) / (at + 1);
  return ways * chance ** hits * (1 - chance) ** (count - hits);
}
