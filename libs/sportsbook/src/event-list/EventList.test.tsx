import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { slipAtom } from '../slip-model/slip.atoms.ts';
import { mainMarketsOf } from '../testing/main-markets.ts';
import { renderSport } from '../testing/render-sport.tsx';
import { sportEvent, withResult } from '../testing/sport-events.ts';
import { EventList } from './EventList.tsx';

const listed = (event = sportEvent()) => ({ ...event, markets: mainMarketsOf(event) });

test('every price is a button named in full, and pressing it puts it on the slip and takes it off again', async () => {
  const { store } = renderSport(<EventList events={[listed()]} />);
  const price = screen.getByRole('button', { name: 'Port Ashby to win against Nueva Coral, 2.00' });
  expect(price).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(price);
  expect(price).toHaveAttribute('aria-pressed', 'true');
  expect(store.get(slipAtom)).toMatchObject([{ outcome: 'home', seen: { odds: 20_000, version: 3 } }]);
  await userEvent.click(price);
  expect(store.get(slipAtom)).toEqual([]);
  expect(
    screen.getByRole('button', { name: 'Over 2.5 goals, Port Ashby against Nueva Coral, 2.00' }),
  ).toBeInTheDocument();
});

test('a suspended price says so, keeps its place and takes no press', async () => {
  const { store } = renderSport(
    <EventList
      events={[listed(withResult(sportEvent({ status: 'live' }), { status: 'suspended', reason: 'goal' }))]}
    />,
  );
  const price = screen.getByRole('button', { name: 'Draw between Port Ashby and Nueva Coral, suspended' });
  await userEvent.click(price);
  expect(store.get(slipAtom)).toEqual([]);
});

test('a finished match shows what won instead of prices', () => {
  const event = withResult(sportEvent({ status: 'ended', score: { home: 2, away: 0 } }), {
    status: 'settled',
    reason: 'ended',
    results: ['win', 'lose', 'lose'],
  });
  renderSport(<EventList events={[listed(event)]} />);
  expect(document.querySelector('[data-odds]')).not.toBeInTheDocument();
  expect(screen.getByText('FT')).toBeInTheDocument();
});

test.each([
  ['cancelled', 0, 'Cancelled', null],
  ['abandoned', 0, 'Abandoned', null],
  ['abandoned', 3, 'Abandoned', '3'],
] as const)('a match that was %s shows only a score that was played: %i', (status, home, said, shown) => {
  renderSport(<EventList events={[listed(sportEvent({ status, score: { home, away: 0 } }))]} />);
  expect(screen.getByText(said)).toBeInTheDocument();
  if (shown) expect(screen.getByText(shown)).toBeInTheDocument();
  else expect(screen.queryByText('0')).not.toBeInTheDocument();
});

test('matches stand under their league once', () => {
  renderSport(<EventList events={[listed(), listed(sportEvent({ id: 8 }))]} />);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
