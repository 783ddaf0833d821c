import { type CollectDefinition, UNLIT } from '../collect/definition.ts';
import { WIN_CAP_TENTHS } from '../pokie/definition.ts';
import { enumerateSpins } from './enumerate.ts';

export interface CollectLaw {
  readonly rtp: number;
  readonly hitRate: number;
  readonly deviation: number;
  /** Share of rounds with free spins. */
  readonly featureRate: number;
  /** Share of the RTP from free spins. */
  readonly featureShare: number;
  /** Expected final multiplier of the fewest free spins. */
  readonly lastMultiplier: number;
  /**
   * Upper bounds of what the cap takes from the RTP and from the squared deviation. All other figures are calculated
   * without the cap.
   */
  readonly capped: { readonly rtp: number; readonly variance: number };
}

/**
 * Moments of a random sum: its probability, and the probability times the mean of each power, from the first to the
 * last.
 */
type Powers = Float64Array;

const ORDER = 8;
const choose = Array.from({ length: ORDER + 1 }, (_, n) => {
  const row = [1];
  for (let k = 1; k <= n; k++) row.push((row[k - 1]! * (n - k + 1)) / k);
  return row;
});

const nothing = (): Powers => new Float64Array(ORDER + 1);
/** Returns the moments of one value. */
const powersOf = (value: number, likely: number): Powers => Float64Array.from(nothing(), (_, k) => likely * value ** k);
/** Returns the moments of a sum of two independent variables, the second multiplied by `times`. */
const sumOf = (one: Powers, other: Powers, times: number): Powers =>
  one.map((_, k) => choose[k]!.reduce((sum, ways, j) => sum + ways * one[k - j]! * times ** j * other[j]!, 0));
const addTo = (sum: Powers, more: Powers): void => more.forEach((value, k) => (sum[k]! += value));
function addAt(sums: Map<number, Powers>, key: number, more: Powers): void {
  const sum = sums.get(key) ?? nothing();
  addTo(sum, more);
  sums.set(key, sum);
}

/**
 * Calculates the payout distribution of a round from every stop of the reels and the chain of what lamps have added:
 * moments of the payout so far for every multiplier. (t − c)⁺ ≤ tᵏ · (k−1)ᵏ⁻¹ / (kᵏ cᵏ⁻¹) bounds what the cap takes.
 */
export function collectLaw(title: CollectDefinition): CollectLaw {
  const paid = enumerateSpins(title, title.reels);
  const cycle = paid.reduce((sum, { count }) => sum + count, 0);
  const free = freeSpinOf(title);
  const features = new Map<number, ReturnType<typeof featureOf>>();
  const total = nothing();
  let [hits, paidReturn, featureRate] = [0, 0, 0];
  for (const { pay, scatters, count } of paid) {
    const likely = count / cycle;
    const spins = title.freeSpins.awards[scatters] ?? 0;
    const feature = features.get(spins) ?? featureOf(free, spins);
    features.set(spins, feature);
    addTo(total, sumOf(powersOf(pay, likely), feature.won, 1));
    paidReturn += pay * likely;
    if (spins > 0) featureRate += likely;
    hits += pay > 0 ? likely : likely * (1 - feature.empty);
  }
  const [, mean, square] = total as unknown as [number, number, number];
  const orders = Array.from({ length: ORDER - 2 }, (_, k) => k + 3);
  const fewest = Math.min(...Object.values(title.freeSpins.awards));
  return {
    rtp: mean / 10,
    hitRate: hits,
    deviation: Math.sqrt(square - mean * mean) / 10,
    featureRate,
    featureShare: 1 - paidReturn / mean,
    lastMultiplier: features.get(fewest)!.lastMultiplier,
    capped: {
      rtp: Math.min(...orders.map((k) => ((1 - 1 / k) ** (k - 1) / k) * (total[k]! / WIN_CAP_TENTHS ** (k - 1)) * 0.1)),
      variance: Math.min(...orders.map((k) => (total[k]! / WIN_CAP_TENTHS ** (k - 2)) * 0.01)),
    },
  };
}

interface FreeSpin {
  /** Payout before any multiplier, by the total value of its lamps. */
  readonly kinds: ReadonlyMap<number, Powers>;
  /** Probability that it pays nothing. */
  readonly empty: number;
}

/**
 * Returns the distribution of this many free spins: their payout, the probability of no payout, and the final
 * multiplier.
 */
function featureOf({ kinds, empty }: FreeSpin, spins: number) {
  let standing = new Map([[UNLIT, powersOf(0, 1)]]);
  for (let spin = 0; spin < spins; spin++) {
    const next = new Map<number, Powers>();
    for (const [multiplier, won] of standing)
      for (const [adds, pays] of kinds) addAt(next, multiplier + adds, sumOf(won, pays, multiplier + adds));
    standing = next;
  }
  const won = nothing();
  let lastMultiplier = 0;
  for (const [multiplier, powers] of standing) {
    addTo(won, powers);
    lastMultiplier += multiplier * powers[0]!;
  }
  return { won, empty: empty ** spins, lastMultiplier };
}

/**
 * Enumerates every stop of the free spins' reels. Visible lamps are counted in place of scatters, because these reels
 * have none.
 */
function freeSpinOf(title: CollectDefinition): FreeSpin {
  const results = enumerateSpins({ ...title, scatter: title.wild, scatterPays: {} }, title.freeSpins.reels);
  const cycle = results.reduce((sum, { count }) => sum + count, 0);
  const weights = title.lamps.reduce((sum, { weight }) => sum + weight, 0);
  /** Distribution of the sum that none, one, two … lamps add. */
  const light = [new Map([[0, 1]])];
  const kinds = new Map<number, Powers>();
  let empty = 0;
  for (const { pay, scatters: lamps, count } of results) {
    while (light.length <= lamps) {
      const next = new Map<number, number>();
      for (const [sum, likely] of light.at(-1)!)
        for (const { adds, weight } of title.lamps)
          next.set(sum + adds, (next.get(sum + adds) ?? 0) + (likely * weight) / weights);
      light.push(next);
    }
    for (const [adds, likely] of light[lamps]!) addAt(kinds, adds, powersOf(pay, (likely * count) / cycle));
    if (pay === 0) empty += count / cycle;
  }
  return { kinds, empty };
}
