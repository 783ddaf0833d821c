import type { PokieDefinition } from '../pokie/definition.ts';
import { multiplierOf, WIN_CAP_TENTHS } from '../pokie/definition.ts';
import { leastAward } from '../pokie/play-pokie.ts';
import type { See, SpinResult } from './enumerate.ts';
import { enumerateSpins } from './enumerate.ts';

export interface RoundLaw {
  readonly rtp: number;
  readonly hitRate: number;
  /** Standard deviation of win ÷ stake. */
  readonly deviation: number;
  /** Share of rounds with free spins. */
  readonly featureRate: number;
  /** Share of the RTP from free spins. */
  readonly featureShare: number;
  /** Share of rounds cut at the win cap. */
  readonly cappedRate: number;
}

/** Probability of every payout from 0 to the cap. Payouts above the cap count at the cap. */
type Law = Float64Array;

const addAt = (law: Law, pay: number, probability: number): void => {
  law[pay] = (law[pay] ?? 0) + probability;
};

/**
 * Calculates the distribution of a whole round: the exact cycle of the paid spin, convolved with the exact cycles of
 * its free spins. With `opened`, free spins start after any paid spin.
 */
export function roundLaw(title: PokieDefinition, see?: See, opened = false): RoundLaw {
  const paid = enumerateSpins(title, title.reels, see);
  const cycle = title.reels.reduce((product, reel) => product * reel.length, 1);
  const free = spinLaw(enumerateSpins(title, title.freeSpins.reels, see));
  const total = new Float64Array(WIN_CAP_TENTHS + 1);
  const beyond = { rate: 0 };
  let featureRate = 0;
  let paidReturn = 0;

  for (const [scatters, results] of groupByScatters(paid)) {
    let law: Law = new Float64Array(WIN_CAP_TENTHS + 1);
    for (const { pay, count } of results) {
      addAt(law, Math.min(pay, WIN_CAP_TENTHS), count / cycle);
      paidReturn += (pay * count) / cycle;
    }
    const spins = title.freeSpins.awards[scatters] ?? (opened ? leastAward(title) : 0);
    if (spins > 0) featureRate += sum(law);
    for (let spin = 0; spin < spins; spin++) law = convolve(law, free, multiplierOf(title, spin), beyond);
    law.forEach((probability, pay) => addAt(total, pay, probability));
  }
  return { ...momentsOf(total), featureRate, featureShare: 1 - paidReturn / meanOf(total), cappedRate: beyond.rate };
}

function groupByScatters(results: readonly SpinResult[]): Map<number, SpinResult[]> {
  return Map.groupBy(results, (result) => result.scatters);
}

interface SpinLaw {
  readonly pays: Int32Array;
  readonly shares: Float64Array;
}

function spinLaw(results: readonly SpinResult[]): SpinLaw {
  const cycle = results.reduce((total, { count }) => total + count, 0);
  return {
    pays: Int32Array.from(results, ({ pay }) => pay),
    shares: Float64Array.from(results, ({ count }) => count / cycle),
  };
}

function convolve(law: Law, { pays, shares }: SpinLaw, multiplier: number, beyond: { rate: number }): Law {
  const next = new Float64Array(WIN_CAP_TENTHS + 1);
  const cap = WIN_CAP_TENTHS;
  for (let before = 0; before < cap; before++) {
    const probability = law[before] ?? 0;
    if (probability === 0) continue;
    for (let index = 0; index < pays.length; index++) {
      const after = before + (pays[index] ?? 0) * multiplier;
      const share = probability * (shares[index] ?? 0);
      addAt(next, after < cap ? after : cap, share);
      if (after > cap) beyond.rate += share;
    }
  }
  addAt(next, cap, law[cap] ?? 0);
  return next;
}

const sum = (law: Law): number => law.reduce((total, probability) => total + probability, 0);

const meanOf = (law: Law): number => law.reduce((total, probability, pay) => total + probability * pay, 0);

function momentsOf(law: Law): Pick<RoundLaw, 'rtp' | 'hitRate' | 'deviation'> {
  const mean = meanOf(law);
  const square = law.reduce((total, probability, pay) => total + probability * pay * pay, 0);
  return { rtp: mean / 10, hitRate: 1 - (law[0] ?? 0), deviation: Math.sqrt(square - mean * mean) / 10 };
}

/**
 * Calculates return, hit rate and deviation alone, without the cap: fast, because spins are independent and their
 * moments add up. Equal to `roundLaw` if the cap is practically never reached.
 */
export function roundMoments(title: PokieDefinition): Pick<RoundLaw, 'rtp' | 'hitRate' | 'deviation'> {
  const cycle = title.reels.reduce((product, reel) => product * reel.length, 1);
  const free = moments(spinLaw(enumerateSpins(title, title.freeSpins.reels)));
  let [first, second, nothing] = [0, 0, 0];
  for (const [scatters, results] of groupByScatters(enumerateSpins(title, title.reels))) {
    const rate = results.reduce((sum, { count }) => sum + count, 0) / cycle;
    const paid = moments(spinLaw(results));
    const spins = Array.from({ length: title.freeSpins.awards[scatters] ?? 0 }, (_, spin) => multiplierOf(title, spin));
    const mean = paid.mean + spins.reduce((sum, times) => sum + times * free.mean, 0);
    const variance = paid.variance + spins.reduce((sum, times) => sum + times * times * free.variance, 0);
    first += rate * mean;
    second += rate * (variance + mean * mean);
    nothing += rate * paid.nothing * free.nothing ** spins.length;
  }
  return { rtp: first / 10, hitRate: 1 - nothing, deviation: Math.sqrt(second - first * first) / 10 };
}

function moments({ pays, shares }: SpinLaw): { mean: number; variance: number; nothing: number } {
  let [mean, square, nothing] = [0, 0, 0];
  pays.forEach((pay, index) => {
    const share = shares[index] ?? 0;
    mean += share * pay;
    square += share * pay * pay;
    if (pay === 0) nothing += share;
  });
  return { mean, variance: square - mean * mean, nothing };
}
