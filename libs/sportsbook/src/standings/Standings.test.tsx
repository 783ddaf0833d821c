import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readForm, readStandings } from '@croupier/contracts';
import { renderSport } from '../testing/render-sport.tsx';
import { sportEvent } from '../testing/sport-events.ts';
import { MatchForm } from './MatchForm.tsx';
import { Standings } from './Standings.tsx';

const { home, away } = sportEvent();
const row = (club: typeof home, changes: object) => ({
  club,
  ...{ played: 2, won: 1, drawn: 1, lost: 0, scored: 3, conceded: 1, points: 4, form: ['drawn', 'won'] },
  ...changes,
});

test('a table has a row a club in its order, with its difference signed and its form in words', async () => {
  const rows = [row(home, {}), row(away, { points: 1, scored: 0, conceded: 2, form: ['drawn', 'lost'] })];
  renderSport(<Standings slug="league" />, { answers: [[readStandings, { sport: 'football', season: 1, rows }]] });
  const [, first, second] = await screen.findAllByRole('row');
  expect(within(first!).getByRole('rowheader')).toHaveTextContent(home.name);
  expect(first).toHaveTextContent('+2');
  expect(second).toHaveTextContent('-2');
  expect(within(first!).getByText('Drawn')).toBeInTheDocument();
  expect(screen.getByTitle('Drawn')).toBeInTheDocument();
});

test('where nothing can be drawn no column says so', async () => {
  const answer = { sport: 'basketball', season: 1, rows: [row(home, { form: [] })] };
  renderSport(<Standings slug="league" />, { answers: [[readStandings, answer]] });
  await screen.findByText(home.name);
  expect(screen.queryByTitle('Drawn')).toBeNull();
});

test('a match shows what both did before, seen from each side, and nothing before their first', async () => {
  const past = { id: 9, home: away, away: home, score: { home: 2, away: 0 }, kick_off_at: '2026-11-20T15:00:00.000Z' };
  const form = { home: [past], away: [past], meetings: [past] };
  const view = renderSport(<MatchForm event={sportEvent() as never} />, { answers: [[readForm, form]] });
  expect(await screen.findByText('Against each other')).toBeInTheDocument();
  expect(screen.getAllByText('Lost')).toHaveLength(1);
  expect(screen.getAllByText('Won')).toHaveLength(1);
  expect(screen.getAllByRole('link')).toHaveLength(3);
  view.unmount();
  const none = renderSport(<MatchForm event={sportEvent() as never} />, {
    answers: [[readForm, { home: [], away: [], meetings: [] }]],
  });
  expect(none.container.textContent).toBe('');
});
