import { expect, test } from 'vitest';
import type { Score } from '@croupier/bet-math';
import type { Club } from '@croupier/contracts';
import { tableOf } from './table-of.ts';

const crest = { pattern: 'plain', field: '#000', second: '#fff', charge: 'none', metal: '#fff' } as const;
const [ada, ben, cy] = ['Ada', 'Ben', 'Cy'].map((name): Club => ({
  id: name.toLowerCase(),
  name,
  short_name: name,
  crest,
})) as [Club, Club, Club];
const match = (home: Club, away: Club, score: readonly [number, number], periods: readonly Score[] = []) => ({
  home,
  away,
  score: { home: score[0], away: score[1] },
  periods,
});
const short = (rows: ReturnType<typeof tableOf>) =>
  rows.map(({ club, points, played }) => `${club.name} ${played} ${points}`);

test('three points a win and one a draw, then goals decide, then names', () => {
  const matches = [match(ada, ben, [1, 1]), match(ben, cy, [0, 2]), match(cy, ada, [0, 2])];
  const rows = tableOf('football', [cy, ben, ada], matches);
  expect(short(rows)).toEqual(['Ada 2 4', 'Cy 2 3', 'Ben 2 1']);
  expect(rows[0]).toMatchObject({ won: 1, drawn: 1, lost: 0, scored: 3, conceded: 1, form: ['drawn', 'won'] });
  expect(short(tableOf('football', [cy, ben, ada], []))).toEqual(['Ada 0 0', 'Ben 0 0', 'Cy 0 0']);
});

test('a match of ice hockey won after overtime is shared two to one', () => {
  const level = [
    { home: 1, away: 0 },
    { home: 0, away: 1 },
    { home: 0, away: 0 },
  ];
  const rows = tableOf('ice-hockey', [ada, ben], [match(ada, ben, [2, 1], [...level, { home: 1, away: 0 }])]);
  expect(short(rows)).toEqual(['Ada 1 2', 'Ben 1 1']);
  const clear = tableOf('ice-hockey', [ada, ben], [match(ada, ben, [2, 1], [{ home: 2, away: 1 }])]);
  expect(short(clear)).toEqual(['Ada 1 3', 'Ben 1 0']);
});

test('where nothing can be drawn a win is a point, and form is the last five', () => {
  const matches = Array.from({ length: 7 }, (_, index) => match(ada, ben, index < 2 ? [0, 2] : [2, 0]));
  const [first] = tableOf('tennis', [ada, ben], matches);
  expect([first!.club.name, first!.points, first!.form]).toEqual(['Ada', 5, Array(5).fill('won')]);
});
