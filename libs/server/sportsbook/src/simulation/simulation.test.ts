import { expect, test } from 'vitest';
import { MILLION } from '@croupier/bet-math';
import { MARKET_IDS } from '@croupier/bet-math/testing';
import { LEAGUES } from './clubs.ts';
import { driftTimes, DRIFTS, matchAsThought } from './drift.ts';
import { matchScript } from './match-script.ts';
import { pairingOf } from './pairings.ts';
import { seedOf } from './random.ts';
import { ratesOf } from './strengths.ts';
import { openingPrices, timelineOf, updateAt, type Match } from './timeline.ts';

const seed = Buffer.alloc(32, 7);
const plan = (index: number) => ({
  seed: seedOf(seed, `m${index}`),
  homeRateMicro: 1_450_000,
  awayRateMicro: 1_150_000,
  home: 'port-ashby',
  away: 'whitcliff',
});
const match = (index: number, speed = 20): Match => ({
  ...plan(index),
  sport: 'football',
  kickOffAt: new Date('2026-11-20T18:00:00Z'),
  speed,
  drifts: 0,
});

test('the same seed plays the same match', () => {
  const [one, two] = [timelineOf(match(1)), timelineOf(match(1))];
  expect(one).toEqual(two);
  expect(updateAt(match(1), one, one.length - 1)).toEqual(updateAt(match(1), two, two.length - 1));
  expect(matchScript(plan(1))).not.toEqual(matchScript(plan(2)));
});

test('over 2,000 matches results come as often as the opening prices say', () => {
  const [prices] = openingPrices(plan(0));
  const seen = [0, 0, 0];
  const RUNS = 2_000;
  for (let index = 0; index < RUNS; index++) {
    const { goals } = matchScript(plan(index));
    const home = goals.filter(({ side }) => side === 'home').length;
    const away = goals.length - home;
    seen[home > away ? 0 : home < away ? 2 : 1]! += 1;
  }
  prices!.fair.forEach((fair, index) => {
    const chance = fair / MILLION;
    const sigma = Math.sqrt((chance * (1 - chance)) / RUNS);
    expect(Math.abs(seen[index]! / RUNS - chance)).toBeLessThan(3.5 * sigma);
  });
});

test('live prices are calibrated: in each band of probability outcomes come about that often', () => {
  const bands = Array.from({ length: 10 }, () => ({ sum: 0, won: 0, count: 0 }));
  for (let index = 0; index < 600; index++) {
    const game = match(index, 600);
    const timeline = timelineOf(game);
    const end = updateAt(game, timeline, timeline.length - 1, []);
    if (end.status !== 'ended') continue;
    const home = end.goals.filter(({ side }) => side === 'home').length;
    const middle = updateAt(game, timeline, Math.floor(timeline.length * 0.6), [MARKET_IDS.matchResult]).prices.find(
      ({ marketId }) => marketId === MARKET_IDS.matchResult,
    )!;
    const winner = Math.sign(end.goals.length - 2 * home) + 1; // home 0, draw 1, away 2
    middle.fair.forEach((fair, outcome) => {
      const band = bands[Math.min(9, Math.floor((fair / MILLION) * 10))]!;
      band.sum += fair / MILLION;
      band.won += winner === outcome ? 1 : 0;
      band.count += 1;
    });
  }
  for (const { sum, won, count } of bands) {
    const expected = sum / count;
    expect(Math.abs(won / count - expected)).toBeLessThan(4 * Math.sqrt((expected * (1 - expected) + 0.001) / count));
  }
});

test('an attack that came to nothing is told once it has happened, never before', () => {
  const timeline = timelineOf(match(1));
  const told = (position: number) =>
    updateAt(match(1), timeline, position, []).incidents.filter(({ kind }) => kind === 'dangerous_attack');
  expect(told(0)).toEqual([]);
  timeline.forEach(({ half }, position) => {
    if (half === 0) expect(told(position).every(({ period }) => period === 'first_half')).toBe(true);
    if (position > 0) expect(told(position).slice(0, told(position - 1).length)).toEqual(told(position - 1));
  });
  expect(told(timeline.length - 1)).toHaveLength(matchScript(plan(1)).alarms.length);
});

test('betting is stopped around every goal, and the score never moves while it is open', () => {
  for (let index = 0; index < 8; index++) {
    const game = match(index);
    const timeline = timelineOf(game);
    let open = false;
    timeline.forEach((message, position) => {
      if (message.kind === 'goal') expect(open).toBe(false);
      open = updateAt(game, timeline, position, []).stop === null && message.kind !== 'whistle';
    });
    expect(['whistle', 'abandoned']).toContain(timeline.at(-1)!.kind);
  }
});

test('a match of default speed lasts five minutes or so', () => {
  const timeline = timelineOf(match(3));
  const minutes = (timeline.at(-1)!.at - timeline[0]!.at) / 60_000;
  expect(minutes).toBeGreaterThan(4.5);
  expect(minutes).toBeLessThan(6);
});

test('a season is a double round robin, and nobody plays in two of three slots in a row', () => {
  for (const { clubs } of LEAGUES) {
    const season = clubs.length * (clubs.length - 1);
    const pairs = Array.from({ length: 2 * season + 4 }, (_, slot) => pairingOf(clubs, slot));
    const played = pairs.slice(0, season).map((pair) => `${pair!.home.id}-${pair!.away.id}`);
    expect(new Set(played).size).toBe(season);
    pairs.forEach((pair, slot) => {
      const before = pairs
        .slice(Math.max(0, slot - 2), slot)
        .flatMap((other) => (other ? [other.home, other.away] : []));
      if (pair) expect(before.includes(pair.home) || before.includes(pair.away)).toBe(false);
    });
  }
});

test('what is thought of a match comes nearer to what it is with every step', () => {
  const off = (stepsLeft: number) => {
    const errors = Array.from({ length: 400 }, (_, index) => {
      const thought = matchAsThought(match(index), stepsLeft);
      return Math.log(thought.homeRateMicro / match(index).homeRateMicro);
    });
    return Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length);
  };
  expect(off(0)).toBe(0);
  for (let stepsLeft = 1; stepsLeft <= DRIFTS; stepsLeft++)
    expect(Math.abs(off(stepsLeft) / (0.04 * Math.sqrt(stepsLeft)) - 1)).toBeLessThan(0.15);
  const times = driftTimes({ ...match(1), drifts: DRIFTS });
  expect(times).toHaveLength(DRIFTS);
  expect([...times, match(1).kickOffAt.getTime()]).toEqual(
    [...times, match(1).kickOffAt.getTime()].toSorted((a, b) => a - b),
  );
});

test('every club has a name of its own and keeps its strength', () => {
  const clubs = LEAGUES.flatMap((league) => league.clubs);
  expect(new Set(clubs.map(({ id }) => id)).size).toBe(clubs.length);
  expect(new Set(clubs.map(({ crest }) => JSON.stringify(crest))).size).toBe(clubs.length);
  const pairing = { sport: 'football', home: clubs[0]!, away: clubs[1]! } as const;
  expect(ratesOf(seed, pairing)).toEqual(ratesOf(seed, pairing));
});
