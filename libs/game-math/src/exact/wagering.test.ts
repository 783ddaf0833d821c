import { describe, expect, test } from 'vitest';
import { pokieTitle } from '../index.ts';
import { fastRandom, type FastSeed, quantile, roundLaw, roundSampler, simulateWagering } from './index.ts';

const seed: FastSeed = [1, 2, 3, 4];
const title = pokieTitle('orchard-hours')!;

test('drawn rounds have the mean and the hit rate that counting every stop gives', () => {
  const round = roundSampler(title, fastRandom(seed));
  const pays = Array.from({ length: 400_000 }, round);
  const { rtp, hitRate, deviation } = roundLaw(title);
  const mean = pays.reduce((total, pay) => total + pay, 0) / pays.length / 10;
  const error = deviation / Math.sqrt(pays.length);
  expect(Math.abs(mean - rtp)).toBeLessThan(4 * error);
  expect(pays.filter((pay) => pay > 0).length / pays.length).toBeCloseTo(hitRate, 2);
});

describe('the wagering of a bonus', () => {
  const plan = { money: 1_000, requirement: 3_000, stake: 100, cap: null };

  test('a game that pays back every stake meets it and leaves what was there', () => {
    const { met, left } = simulateWagering(plan, { runs: 100, round: () => 10 });
    expect(met).toBe(1);
    expect(new Set(left)).toEqual(new Set([1_000]));
  });

  test('a game that pays nothing loses all of it before the requirement is met', () => {
    const { met, left } = simulateWagering(plan, { runs: 100, round: () => 0 });
    expect(met).toBe(0);
    expect(quantile(left, 0.9)).toBe(0);
  });

  test('the last stake that is there is played, and one that is not is not', () => {
    const once = simulateWagering({ ...plan, requirement: 1_000 }, { runs: 1, round: () => 0 });
    expect(once).toMatchObject({ met: 1, left: new Float64Array([0]) });
    expect(simulateWagering({ ...plan, requirement: 1_100 }, { runs: 1, round: () => 0 }).met).toBe(0);
  });

  test('no more than the cap becomes cash', () => {
    const { left } = simulateWagering({ ...plan, cap: 5_000 }, { runs: 10, round: () => 100 });
    expect(new Set(left)).toEqual(new Set([5_000]));
  });

  test('what it costs on average is the requirement times what the game keeps, where nobody runs dry', () => {
    const rich = { money: 10_000_000, requirement: 100_000, stake: 100, cap: null };
    const { left } = simulateWagering(rich, { runs: 2_000, round: roundSampler(title, fastRandom(seed)) });
    const cost = rich.money - left.reduce((total, one) => total + one, 0) / left.length;
    const { rtp, deviation } = roundLaw(title);
    const error = (deviation * rich.stake * Math.sqrt(rich.requirement / rich.stake)) / Math.sqrt(left.length);
    expect(Math.abs(cost - rich.requirement * (1 - rtp))).toBeLessThan(4 * error);
  });

  test('reports how far it is', () => {
    const heard: number[] = [];
    simulateWagering(plan, { runs: 100, round: () => 10, report: (done) => heard.push(done) });
    expect(heard).toEqual([0.5, 1]);
  });

  test('more rounds than anybody plays are refused', () => {
    expect(() => simulateWagering({ ...plan, stake: 0 }, { runs: 1, round: () => 0 })).toThrow(RangeError);
    expect(() => simulateWagering({ ...plan, requirement: 1e9 }, { runs: 1, round: () => 0 })).toThrow(RangeError);
  });
});
