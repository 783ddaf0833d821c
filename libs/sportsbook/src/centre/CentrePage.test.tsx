import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { readSportEvent, readSportEvents, type SportEventDetail } from '@croupier/contracts';
import { renderSport } from '../testing/render-sport.tsx';
import { incidentsOf, sportEvent } from '../testing/sport-events.ts';
import { CentrePage } from './CentrePage.tsx';

const incidents = incidentsOf(['corner', 'home', 'first_half', 300]);
const live = sportEvent({ status: 'live', incidents });
const other = sportEvent({ id: 8, status: 'interrupted', incidents, home: { ...live.home, name: 'Salt Harbour' } });

function show(events: readonly SportEventDetail[]) {
  const byId = ({ params: { id } }: { params: { id: string } }) => events.find((event) => String(event.id) === id);
  const matches = events.map(({ id }) => id);
  renderSport(<CentrePage matches={matches} />, {
    answers: [
      [readSportEvents, events],
      [readSportEvent, byId],
    ],
  });
}

test('each match shows its tracker at a press, the others stay as they are', async () => {
  show([live, other]);
  const opener = await screen.findByRole('button', { name: 'Tracker: Port Ashby – Nueva Coral' });
  await screen.findByRole('button', { name: 'Tracker: Salt Harbour – Nueva Coral' });
  expect(screen.queryByRole('region', { name: 'Match tracker' })).toBeNull();
  await userEvent.click(opener);
  expect(await screen.findByRole('region', { name: 'Match tracker' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Corner for Port Ashby' })).toBeVisible();
  await userEvent.click(opener);
  expect(screen.queryByRole('region', { name: 'Match tracker' })).toBeNull();
});

test('a cancelled match has no score', async () => {
  show([sportEvent({ status: 'cancelled' })]);
  expect(await screen.findByText('Cancelled')).toBeVisible();
  expect(screen.queryByText('0')).toBeNull();
});

test('a match that stands still says so in place of its kick-off, and one to come has no score and no tracker', async () => {
  show([other, sportEvent({ id: 9 })]);
  expect(await screen.findByText('Interrupted')).toBeVisible();
  await screen.findByRole('heading', { level: 2, name: /^Port Ashby +Nueva Coral/ });
  expect(screen.getAllByRole('button', { name: /^Tracker/ })).toHaveLength(1);
});
