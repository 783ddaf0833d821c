import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { readSportEvent, type SportEventDetail, type SportMarket } from '@croupier/contracts';
import { renderSport } from '../testing/render-sport.tsx';
import { sportEvent } from '../testing/sport-events.ts';
import { EventPage } from './EventPage.tsx';

const show = (event: SportEventDetail) =>
  renderSport(<EventPage id={event.id} />, { answers: [[readSportEvent, event]] });

/** The match with the lines of goals up to a number changed. */
const withTotals = (event: SportEventDetail, below: number, changes: Partial<SportMarket>): SportEventDetail => ({
  ...event,
  markets: event.markets.map((market) =>
    Number(market.specifiers.replace('total=', '') || below) < below ? { ...market, ...changes } : market,
  ),
});
const decided = { status: 'inactive', reason: 'decided', odds: null } as const;
const live = sportEvent({
  status: 'live',
  score: { home: 1, away: 1 },
  goals: [
    { side: 'home', period: 'first_half', second: 700 },
    { side: 'away', period: 'first_half', second: 1500 },
  ],
});

test('lines that are decided are folded away while the match goes on, and say what came in', async () => {
  show(withTotals(live, 2, decided));
  const fold = (await screen.findByText('2 decided lines')).closest('details')!;
  expect(fold).not.toHaveAttribute('open');
  expect(screen.getByRole('button', { name: /^Over 2\.5 goals/ })).toBeEnabled();
  expect(screen.queryByRole('button', { name: /^Over 1\.5 goals/ })).toBeNull();
  await userEvent.click(screen.getByText('2 decided lines'));
  expect(within(fold).getByText('Over 1.5 goals').parentElement).toHaveTextContent('Came in');
  expect(within(fold).getByText('Under 1.5 goals').parentElement).not.toHaveTextContent('Came in');
});

test('nothing is folded away while every line is open, and after the end results stand where the prices did', async () => {
  const { unmount } = show(live);
  await screen.findByRole('heading', { name: 'Total goals' });
  expect(screen.queryByText(/decided line/)).toBeNull();
  unmount();
  show(withTotals({ ...live, status: 'ended' }, 9, { status: 'settled', reason: 'ended', results: ['win', 'lose'] }));
  expect(await screen.findAllByText('Won')).not.toEqual([]);
  expect(screen.queryByText(/decided line/)).toBeNull();
});

test('the course of the match is a list that can be read aloud', async () => {
  show({ ...live, status: 'ended' });
  const course = (await screen.findByRole('heading', { name: 'Course of the match' })).closest('section')!;
  const lines = within(course)
    .getAllByRole('listitem')
    .map((line) => line.textContent);
  expect(lines).toEqual([
    'Kick-off',
    '12′Goal for Port Ashby1–0',
    '26′Goal for Nueva Coral1–1',
    'Half-time1–1',
    'Full time1–1',
  ]);
  expect(within(course).getAllByRole('img', { name: '1 to 1' })).toHaveLength(3);
});
