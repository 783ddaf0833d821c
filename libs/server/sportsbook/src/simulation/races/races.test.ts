import { afterAll, beforeAll, expect, test } from 'vitest';
import { FIELD_MARKETS, MILLION } from '@croupier/bet-math';
import type { Database } from '@croupier/server-database';
import { readEvents } from '../../events/read-events.ts';
import { readField, readFields } from '../../events/read-fields.ts';
import { readTree } from '../../events/read-tree.ts';
import { advanceFeed } from '../../testing/advance-feed.ts';
import { sportsbookDatabase } from '../../testing/index.ts';
import { LEAGUES } from '../clubs.ts';
import { simulatedFeed } from '../simulated-feed.ts';
import { type Race, raceOf } from './race.ts';
import { paceOf } from './schedule-races.ts';
import { TRACKS } from './tracks.ts';

const off = new Date('2026-11-24T18:00:00Z');
const after = (seconds: number) => new Date(off.getTime() + seconds * 1_000);
const dogs = TRACKS[0]!.clubs.slice(0, 6);
const raceNo = (index: number, drifts = true): Race => ({
  seed: Buffer.from(`race ${index}`),
  ...{ off, pace: 1, number: 1, distance: 480, dogs, drifts },
});

test('a race is told from its first price to its result, the same from any moment of it', () => {
  const race = raceNo(1);
  const { times, at } = raceOf(race);
  const told = times.map((time) => at(new Date(time)));
  expect(told.map(({ status }) => status).filter((status, index, all) => status !== all[index - 1])).toEqual([
    'not_started',
    'live',
    'ended',
  ]);
  const last = told.at(-1)!;
  expect(last.facts.finish?.ranks).toEqual(last.field!.runners.map(({ rank }) => rank));
  expect(last.seed).toBe(Buffer.from(race.seed).toString('hex'));
  const running = told.filter(({ status }) => status === 'live').map(({ field }) => field!.runners[0]!.progress!);
  expect(running).toEqual(running.toSorted((one, other) => one - other));
  expect(raceOf(race).at(new Date(times[3]!))).toEqual(told[3]);
});

test('at any pace the last that is told of a race is its result, and a dog that stays away is told at once', () => {
  for (let index = 0; index < 200; index++) {
    const { times, at } = raceOf({ ...raceNo(index), pace: 3 });
    expect(at(new Date(times.at(-1)!)).status).toBe('ended');
    const absent = ({ field }: ReturnType<typeof at>) => field!.runners.filter(({ withdrawn }) => withdrawn).length;
    expect(times.some((time) => time < off.getTime() && absent(at(new Date(time))) > 0)).toBe(
      absent(at(new Date(times.at(-1)!))) > 0,
    );
  }
});

test('where nothing moves, races of even numbers are dead heats for the first place', () => {
  for (const number of [1, 2, 3, 4]) {
    const { runners } = raceOf({ ...raceNo(5, false), number }).at(after(600)).field!;
    expect(runners.filter(({ rank }) => rank === 1)).toHaveLength(number % 2 === 0 ? 2 : 1);
  }
});

test('who is ahead at the line is who the result has first', () => {
  for (let index = 0; index < 40; index++) {
    const { times, at } = raceOf(raceNo(index));
    const [nearly, result] = [at(new Date(times.at(-2)!)), at(new Date(times.at(-1)!))];
    const ranks = result.field!.runners.map(({ rank }) => rank);
    expect(ranks.filter((rank) => rank !== null).toSorted()[0]).toBe(1);
    const ahead = Math.max(...nearly.field!.runners.map(({ progress }) => progress ?? 0));
    if (ahead < 1_000) continue;
    expect(nearly.field!.runners[ranks.indexOf(1)]!.progress).toBe(1_000);
  }
});

test('over many races favourites win as often as their prices at the off say, some stay away, few tie', () => {
  const runs = 300;
  let [expected, won, away, ties] = [0, 0, 0, 0];
  for (let index = 0; index < runs; index++) {
    const { at } = raceOf(raceNo(index));
    const [fair] = at(off)
      .prices.filter(({ marketId }) => marketId === FIELD_MARKETS.win)
      .map((market) => market.fair);
    const { runners } = at(after(600)).field!;
    const favourite = fair!.indexOf(Math.max(...fair!));
    expected += fair![favourite]! / MILLION;
    const winners = runners.filter(({ rank }) => rank === 1).length;
    won += runners[favourite]!.rank === 1 ? 1 / winners : 0;
    away += runners.some(({ withdrawn }) => withdrawn) ? 1 : 0;
    ties += winners > 1 ? 1 : 0;
  }
  expect(Math.abs(won - expected)).toBeLessThan(4 * Math.sqrt(runs * 0.25));
  expect(away).toBeGreaterThan(runs * 0.02);
  expect(away).toBeLessThan(runs * 0.09);
  expect(ties).toBeLessThan(runs * 0.04);
});

test('who bets where nothing moves has every dog at the traps', () => {
  for (let index = 0; index < 60; index++) {
    const { times, at, opening } = raceOf(raceNo(index, false));
    expect(times[0]).toBe(off.getTime());
    expect(at(off).field!.runners.every(({ withdrawn }) => withdrawn === null)).toBe(true);
    expect(at(after(-1)).prices).toEqual(opening().prices);
  }
});

test('races keep their own time until a season is played in an hour', () => {
  expect([1, 20, 40, 120, 600].map(paceOf)).toEqual([1, 1, 1, 3, 4]);
});

let db: Database;
beforeAll(async () => {
  db = await sportsbookDatabase();
});
afterAll(() => db.close());

test(
  'each track has its next races on offer, and those that were run become the form of their dogs',
  { timeout: 90_000 },
  async () => {
    const feed = simulatedFeed({ speed: 120, seed: Buffer.alloc(32, 3), leagues: LEAGUES.slice(0, 1), races: true });
    await advanceFeed(db, feed, off);
    const open = await readFields(db, { kind: 'race', state: 'open', limit: 50 });
    expect(open).toHaveLength(18);
    expect(open[0]).toMatchObject({
      sport: 'greyhounds',
      status: 'not_started',
      field: { terms: { places: 2, fraction: 4 } },
    });
    expect(open[0]!.markets).toHaveLength(1);
    const { sports } = await readTree(db);
    expect(sports.find(({ id }) => id === 'greyhounds')).toMatchObject({ upcoming: 18 });
    expect((await readEvents(db, { state: 'upcoming', limit: 100 })).every(({ sport }) => sport === 'football')).toBe(
      true,
    );
    for (let second = 60; second <= 420; second += 60) await advanceFeed(db, feed, after(second));
    const [last] = await readFields(db, { kind: 'race', state: 'ended', limit: 50 });
    expect(last).toMatchObject({ status: 'ended', markets: [{ status: 'settled' }] });
    const coming = await readFields(db, { kind: 'race', state: 'open', limit: 50 });
    const card = await readField(db, coming.find(({ status }) => status === 'not_started')!.id);
    expect(card.markets.map(({ market_id }) => market_id)).toEqual([601, 602, 603]);
    expect(card.form.flatMap(({ runs }) => runs).length).toBeGreaterThan(0);
  },
);

test('of leagues and tracks those that are named are on offer, and a name of none is refused', async () => {
  const chosen = await sportsbookDatabase();
  const options = { speed: 120, seed: Buffer.alloc(32, 3), races: true };
  await advanceFeed(chosen, simulatedFeed({ ...options, only: ['maple-cup', 'copper-lane'] }), off);
  const { sports } = await readTree(chosen);
  expect(sports.flatMap(({ tournaments }) => tournaments.map(({ slug }) => slug)).toSorted()).toEqual([
    'copper-lane',
    'maple-cup',
  ]);
  await chosen.close();
  expect(() => simulatedFeed({ ...options, only: ['maple-cup', 'nowhere'] })).toThrow('no league or track nowhere');
});
