import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderSport } from '../../testing/render-sport.tsx';
import { incidentsOf, sportEvent } from '../../testing/sport-events.ts';
import { MatchReport } from './MatchReport.tsx';
import { MatchTracker } from './MatchTracker.tsx';
import { momentumOf } from './momentum.ts';
import { statisticsOf } from './statistics.ts';
import { zoneOf } from './zone.ts';

const incidents = incidentsOf(
  ['period_begin', null, 'first_half', 0],
  ['shot_on_target', 'away', 'first_half', 200],
  ['goal', 'away', 'first_half', 700, { home: 0, away: 1 }, 'coral.ivan-pena'],
  ['corner', 'home', 'first_half', 900],
  ['goal', 'home', 'second_half', 1500, { home: 1, away: 1 }, 'ashby.tom-hale'],
  ['red_card', 'away', 'second_half', 1600, null, 'coral.ivan-pena'],
  ['goal', 'home', 'second_half', 2750, { home: 2, away: 1 }, 'ashby.tom-hale'],
  ['period_end', null, 'second_half', 2900, { home: 2, away: 1 }],
);
const over = sportEvent({ status: 'ended', score: { home: 2, away: 1 }, incidents });

test('figures are counted from what happened, and a goal was a shot on target', () => {
  const figures = Object.fromEntries(statisticsOf(over).map(({ id, home, away }) => [id, [home, away]]));
  expect(figures).toMatchObject({ shots_on: [2, 2], corners: [1, 0], red_cards: [0, 1], attacks: [3, 2] });
});

test('a double fault counts for the side that made it', () => {
  const tennis = { sport: 'tennis', incidents: incidentsOf(['double_fault', 'home', 'set_1', 60]) } as const;
  const figures = statisticsOf(tennis);
  expect(figures.find(({ id }) => id === 'double_faults')).toMatchObject({ home: 0, away: 1 });
  expect(figures.find(({ id }) => id === 'points')).toMatchObject({ home: 1, away: 0 });
});

test('statistics are a table with both sides by name', () => {
  renderSport(<MatchReport event={over} />);
  const row = screen.getByRole('row', { name: '2 Shots on target 2' });
  expect(within(row).getByRole('rowheader')).toHaveTextContent('Shots on target');
  expect(screen.getByRole('columnheader', { name: 'Port Ashby' })).toBeVisible();
});

test('the story says what happened, in order, and nothing that did not', () => {
  renderSport(<MatchReport event={over} />);
  const story = screen.getByRole('heading', { name: 'Match report' }).closest('section')!;
  expect(Array.from(story.querySelectorAll('p'), ({ textContent }) => textContent)).toEqual([
    'Port Ashby beat Nueva Coral 2–1.',
    'Ivan Pena (Nueva Coral) scored first (12′).',
    'Tom Hale (Port Ashby) equalised to make it 1–1 (71′).',
    'Ivan Pena (Nueva Coral) was sent off (72′).',
    'Tom Hale (Port Ashby) made it 2–1 and took the lead (90+1′).',
    'Port Ashby came from behind to win.',
    'Shots on target: Port Ashby 2, Nueva Coral 2. Corners: 1 and 0.',
  ]);
});

test('a match that goes on has no story yet', () => {
  renderSport(<MatchReport event={{ ...over, status: 'live' }} />);
  expect(screen.queryByRole('heading', { name: 'Match report' })).toBeNull();
});

test.each([
  [
    'tennis',
    [
      ['period_begin', null, 'set_1', 0],
      ['ace', 'home', 'set_1', 40],
    ],
    'Ace by Port Ashby',
  ],
  ['basketball', [['three_points', 'away', 'quarter_2', 300, { home: 20, away: 23 }]], 'Nueva Coral: three points'],
  ['ice-hockey', [['penalty', 'home', 'period_1', 300]], 'Penalty against Port Ashby'],
  ['football', [['corner', 'home', 'first_half', 300]], 'Corner for Port Ashby'],
] as const)('the tracker of %s says what happened last', (sport, rows, said) => {
  renderSport(<MatchTracker event={sportEvent({ sport, status: 'live', incidents: incidentsOf(...rows) })} />);
  expect(screen.getByRole('img', { name: said })).toBeVisible();
});

test('each side attacks towards the goal of the other', () => {
  expect(zoneOf({ kind: 'corner', side: 'home' })).toBeGreaterThan(0.9);
  expect(zoneOf({ kind: 'corner', side: 'away' })).toBeLessThan(0.1);
  expect(zoneOf({ kind: 'yellow_card', side: 'away' })).toBe(0.5);
});

test('momentum has as many stretches at the beginning as at the end', () => {
  expect(momentumOf({ sport: 'football', incidents: [] })).toHaveLength(18);
  const played = momentumOf(over);
  expect(played).toHaveLength(18);
  expect(played[2]).toMatchObject({ marks: ['away'] });
  expect(played.at(-1)!.marks).toEqual(['home']);
  expect(played.at(-1)!.value).toBeGreaterThan(0);
});
