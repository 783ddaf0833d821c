import { expect, test } from 'vitest';
import { gradesOf, priceMarkets } from '@croupier/bet-math';
import { matchScript } from '../match-script.ts';
import { seedOf } from '../random.ts';
import { openingState, timelineOf, updateAt, type Match } from '../timeline.ts';
import { courseOf } from './incidents.ts';
import { squadOf } from './squads.ts';

/** 300 in every run; `SPORT_MATCHES=20000` for a sharp look. */
const MATCHES = Number(process.env['SPORT_MATCHES'] ?? 300);
const MILLION = 1_000_000;

const match = (index: number): Match => ({
  seed: seedOf(Buffer.alloc(32, 7), `m${index}`),
  homeRateMicro: 1_750_000,
  awayRateMicro: 1_050_000,
  home: 'port-ashby',
  away: 'whitcliff',
  sport: 'football',
  kickOffAt: new Date('2026-11-20T18:00:00Z'),
  speed: 20,
  drifts: 0,
});

test('what was told stays: each message says the same as before and perhaps more', () => {
  for (let index = 0; index < 5; index++) {
    const game = match(index);
    const timeline = timelineOf(game);
    let before = updateAt(game, timeline, 0, []).incidents;
    timeline.forEach(({ kind }, position) => {
      const { incidents, goals } = updateAt(game, timeline, position, []);
      expect(incidents.slice(0, before.length)).toEqual(before);
      expect(incidents.map(({ nr }) => nr)).toEqual(incidents.map((_, nr) => nr));
      expect(incidents.filter((one) => one.kind === 'goal')).toHaveLength(goals.length);
      if (kind === 'whistle') expect(incidents.at(-1)).toMatchObject({ kind: 'period_end', period: 'second_half' });
      before = incidents;
    });
  }
});

test('only who is on the pitch scores, is booked or goes off, and each side makes three changes at most', () => {
  for (let index = 0; index < 60; index++) {
    const game = match(index);
    const { incidents, teams } = courseOf(game, matchScript(game));
    const pitch = new Set([...teams!.home.eleven, ...teams!.away.eleven].map(({ id }) => id));
    expect(pitch.size).toBe(22);
    for (const { kind, player, other } of incidents) {
      if (player) expect(pitch.has(player)).toBe(true);
      if (kind === 'goal' && other) expect(pitch.has(other) && other !== player).toBe(true);
      if (kind === 'substitution' || kind === 'red_card') pitch.delete(player!);
      if (kind === 'substitution') pitch.add(other!);
    }
    const changes = incidents.filter(({ kind }) => kind === 'substitution');
    expect(changes.filter(({ side }) => side === 'home').length).toBeLessThanOrEqual(3);
  }
});

test('a squad has eighteen players with names and shirts of their own', () => {
  const squad = squadOf('real-valdoro');
  expect(squad).toHaveLength(18);
  expect(new Set(squad.map(({ name }) => name)).size).toBe(18);
  expect(new Set(squad.map(({ number }) => number)).size).toBe(18);
  for (const { id } of squad) expect(id).toMatch(/^real-valdoro\.[a-z]+-[a-z]+$/);
});

const SMALL = [40, 39, 166, 162, 165, 167, 168, 172, 139, 136, 140, 141, 146];

/** Outcomes of one match hang together; of many lines the worst is a few deviations off by chance alone. */
const MOST_OFF = 4.5;

test('corners, cards and scorers come as often as their prices say, before the match and in its middle', () => {
  const seen = new Map<string, { sum: number; won: number; variance: number; count: number }>();
  for (let index = 0; index < MATCHES; index++) {
    const game = match(index);
    const timeline = timelineOf(game);
    const { facts } = updateAt(game, timeline, timeline.length - 1, []);
    const middle = updateAt(game, timeline, Math.floor(timeline.length * 0.55), SMALL);
    const books = [
      ['before', priceMarkets(openingState(game), { margin: 0.05, only: SMALL })],
      ['middle', middle.prices],
    ] as const;
    for (const [when, prices] of books)
      for (const line of prices) {
        const grade = gradesOf(line, facts)?.[0];
        if (grade === undefined || grade === 'void') continue;
        const chance = line.fair[0]! / MILLION;
        // Players differ between matches, so they are grouped by their chance.
        const player = line.specifiers.includes('player=');
        const name = player ? (chance > 0.2 ? 'likely' : chance > 0.06 ? 'may' : 'hardly') : line.specifiers;
        const key = `${when} ${line.marketId}/${name}`;
        const one = seen.get(key) ?? { sum: 0, won: 0, variance: 0, count: 0 };
        seen.set(key, one);
        one.sum += chance;
        one.won += grade === 'win' ? 1 : 0;
        one.variance += chance * (1 - chance);
        one.count += 1;
      }
  }
  const off = Array.from(seen, ([key, { sum, won, variance, count }]) => ({
    key,
    off: (won - sum) / Math.sqrt(variance + 1),
    by: (won - sum) / count,
  })).sort((one, other) => Math.abs(other.off) - Math.abs(one.off));
  if (process.env['SPORT_MATCHES']) console.log(off.slice(0, 12), seen.size);
  for (const { key, off: by } of off)
    expect(`${key} ${Math.abs(by) < MOST_OFF ? 'fits' : by.toFixed(1)}`).toBe(`${key} fits`);
});
