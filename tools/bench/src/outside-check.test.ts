import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readResults, type Result } from './outside-check/read-results.ts';
import { walkForward } from './outside-check/walk-forward.ts';
import { report } from './outside-check.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'croupier-outside-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: unknown) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
};
const match = (date: string, team1: string, team2: string, score?: unknown) => ({ date, team1, team2, score });

test('results are read from every file in the order they were played; what is not one is counted', () => {
  write('2030-31/vl.1.json', {
    matches: [
      match('2031-02-01', 'Port Ashby', 'Whitcliff', { ht: [1, 0], ft: [2, 1] }),
      match('2031-02-08', 'Whitcliff', 'Port Ashby'),
      match('2031-02-15', 'Whitcliff', 'Port Ashby', {}),
      match('15.2.2031', 'Whitcliff', 'Port Ashby', { ft: [0, 0] }),
      match('2031-02-15', 'Whitcliff', 'Port Ashby', { ft: [0, '3'] }),
      match('2031-02-15', 'Whitcliff', 'Whitcliff', { ft: [0, 0] }),
    ],
  });
  write('2029-30/vl.1.json', { matches: [match('2029-09-01', 'Whitcliff', 'Port Ashby', { ft: [0, 3], et: [1, 3] })] });
  write('2029-30/clubs.json', { clubs: [] });
  write('2029-30/broken.json', '{');
  expect(readResults(folder)).toEqual({
    files: 4,
    unplayed: 2,
    unread: 5,
    results: [
      { league: 'vl.1', date: '2029-09-01', home: 'Whitcliff', away: 'Port Ashby', goals: { home: 0, away: 3 } },
      { league: 'vl.1', date: '2031-02-01', home: 'Port Ashby', away: 'Whitcliff', goals: { home: 2, away: 1 } },
    ],
  });
});

/** Simulates five clubs in decreasing strength, each at home to every other four times a season. */
const CLUBS = ['a', 'b', 'c', 'd', 'e'];
const season: Result[] = Array.from({ length: 4 }, (_, round) =>
  CLUBS.flatMap((home, h) =>
    CLUBS.flatMap((away, a) => {
      const date = `2030-${String(round * 2 + 1).padStart(2, '0')}-${String(h * 5 + a + 1).padStart(2, '0')}`;
      const goals = { home: Math.max(0, 2 + a - h - (round % 2)), away: Math.max(0, 1 + h - a) };
      return home === away ? [] : [{ league: 'vl.1', date, home, away, goals }];
    }),
  ),
).flat();

test('a match is judged by what was known before it, and learned from after', () => {
  const all = walkForward(season);
  expect(all.judged).toBeGreaterThan(30);
  expect(all.loss).toBeLessThan(all.baseLoss);
  expect(all.bands.reduce((sum, { sum: given }) => sum + given, 0)).toBeCloseTo(all.judged, 6);
  expect(all.bands.reduce((sum, { came }) => sum + came, 0)).toBe(all.judged);
  // The last match's own result doesn't influence its prediction, only its loss.
  const [last] = season.slice(-1);
  const turned = walkForward([...season.slice(0, -1), { ...last!, goals: { home: 0, away: 9 } }]);
  expect(turned.entropy).toBe(all.entropy);
  expect(report(all)[0]).toContain(`${all.judged} matches judged`);
});

test('leagues know nothing of each other, and too few matches are not judged', () => {
  const other = season.map((result) => ({ ...result, league: 'vl.2' }));
  const both = walkForward([...season, ...other]);
  expect(both.judged).toBe(2 * walkForward(season).judged);
  expect(both.loss).toBeCloseTo(walkForward(season).loss, 9);
  expect(report(walkForward(season.slice(0, 20)))).toEqual(['no match to judge: each side needs ten before it']);
});
