import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { readSportEvent, type SportEventDetail, type SportMarket } from '@croupier/contracts';
import { renderSport } from '../testing/render-sport.tsx';
import { incidentsOf, sportEvent } from '../testing/sport-events.ts';
import { EventPage } from './EventPage.tsx';

const show = (event: SportEventDetail) =>
  renderSport(<EventPage id={event.id} />, { answers: [[readSportEvent, event]] });

/** Returns the match with changes to its total goals lines below a number. */
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
  const fold = (await screen.findByText('2 decided markets')).closest('details')!;
  expect(fold).not.toHaveAttribute('open');
  expect(screen.getByRole('button', { name: /^Over 2\.5 goals/ })).toBeEnabled();
  expect(screen.queryByRole('button', { name: /^Over 1\.5 goals/ })).toBeNull();
  await userEvent.click(screen.getByText('2 decided markets'));
  expect(within(fold).getByText('Over 1.5 goals').parentElement).toHaveTextContent('Certain to win');
  expect(within(fold).getByText('Under 1.5 goals').parentElement).not.toHaveTextContent('Certain to win');
});

test('nothing is folded away while every line is open, and after the end results stand where the prices did', async () => {
  const { unmount } = show(live);
  await screen.findByRole('heading', { name: 'Total goals' });
  expect(screen.queryByText(/decided market/)).toBeNull();
  unmount();
  show(withTotals({ ...live, status: 'ended' }, 9, { status: 'settled', reason: 'ended', results: ['win', 'lose'] }));
  expect(await screen.findAllByText('Won')).not.toEqual([]);
  expect(screen.queryByText(/decided market/)).toBeNull();
});

test.each<[NonNullable<SportMarket['results']>, string, string]>([
  [['half_win', 'half_lose'], 'Half won', 'Half lost'],
  [['half_lose', 'half_win'], 'Half lost', 'Half won'],
  [['void', 'void'], 'Stake back', 'Stake back'],
  [['lose', 'win'], '', 'Won'],
])('the result of an Asian line is what a bet on it got: %j', async (results, over, under) => {
  const result = { status: 'settled', reason: 'ended', results, odds: null } as const;
  show(withTotals({ ...live, status: 'ended' }, 1, result));
  expect((await screen.findByText('Over 0.5 goals')).nextSibling?.textContent ?? '').toBe(over);
  expect(screen.getByText('Under 0.5 goals').nextSibling?.textContent ?? '').toBe(under);
});

const incidents = incidentsOf(
  ['period_begin', null, 'first_half', 0],
  ['goal', 'home', 'first_half', 700, { home: 1, away: 0 }, 'ashby.tom-hale', 'ashby.sam-wick'],
  ['corner', 'away', 'first_half', 900],
  ['goal', 'away', 'first_half', 1500, { home: 1, away: 1 }, 'coral.ivan-pena'],
  ['period_end', null, 'first_half', 2800, { home: 1, away: 1 }],
);
const players = [
  { id: 'ashby.tom-hale', name: 'Tom Hale', side: 'home', number: 9, position: 'forward' },
  { id: 'ashby.sam-wick', name: 'Sam Wick', side: 'home', number: 7, position: 'midfielder' },
  { id: 'coral.ivan-pena', name: 'Iván Peña', side: 'away', number: 11, position: 'forward' },
] as const;

test('the course of the match is a list that can be read aloud', async () => {
  show({ ...live, incidents, players: [...players] });
  const course = (await screen.findByRole('heading', { name: 'Match timeline' })).closest('section')!;
  const lines = within(course)
    .getAllByRole('listitem')
    .map((line) => line.textContent);
  expect(lines).toEqual([
    'Kick-off',
    '12′Goal for Port Ashby: Tom Hale, assisted by Sam Wick1–0',
    '26′Goal for Nueva Coral: Iván Peña1–1',
    'Half-time1–1',
  ]);
  expect(within(course).getAllByRole('img', { name: '1 to 1' })).toHaveLength(2);
});

test('a line of a player stands with his side, and one who did not play says that stakes went back', async () => {
  const line = (player: string, changes: Partial<SportMarket>): SportMarket => ({
    market_id: 40,
    specifiers: `player=${player}`,
    status: 'active',
    reason: null,
    version: 1,
    odds: [26_000, 15_000],
    results: null,
    ...changes,
  });
  const markets = [
    line('ashby.sam-wick', { status: 'settled', reason: 'decided', odds: null, results: ['void', 'void'] }),
    line('ashby.tom-hale', {}),
    line('coral.ivan-pena', { status: 'inactive', reason: 'not_playing', odds: null }),
  ];
  show({ ...live, status: 'not_started', markets, players: [...players] });
  expect(await screen.findByRole('button', { name: /^Tom Hale: Anytime goalscorer: Tom Hale scores/ })).toBeEnabled();
  expect(screen.getByText('Iván Peña').parentElement).toHaveTextContent('Not on the pitch');
  expect(
    screen.getAllByText(/Bets on a player who doesn’t come onto the pitch are void, and stakes are returned\./)[0],
  ).toBeVisible();
  await userEvent.click(screen.getByText('1 decided market'));
  expect(screen.getByText('Sam Wick').parentElement).toHaveTextContent('Did not play, stakes returned');
});

test('a cancelled match has no score at its head', async () => {
  show(sportEvent({ status: 'cancelled' }));
  expect(await screen.findByText('Cancelled')).toBeVisible();
  expect(screen.queryByText('0')).toBeNull();
});
