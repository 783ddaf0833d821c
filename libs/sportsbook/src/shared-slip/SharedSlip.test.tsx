import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { CallRefused } from '@croupier/api-client';
import { readSportEvent } from '@croupier/contracts';
import { slipAtom } from '../slip-model/slip.atoms.ts';
import { renderSport } from '../testing/render-sport.tsx';
import { sportEvent, withResult } from '../testing/sport-events.ts';
import { SharedSlip } from './SharedSlip.tsx';

beforeEach(() => localStorage.clear());
window.matchMedia ??= (() => ({ matches: false })) as never;

test('a shared slip shows what is still on offer at which price, and is put on one’s own when one says so', async () => {
  const { store } = renderSport(<SharedSlip code="7~1~~home!7~18~total=2.5~over!7~18~total=9.5~over" />);
  expect(await screen.findByText('Port Ashby')).toBeInTheDocument();
  expect(screen.getAllByText('2.00')).toHaveLength(2);
  expect(screen.getByText('No longer offered')).toBeInTheDocument();
  expect(store.get(slipAtom)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 selections to my slip' }));
  expect(store.get(slipAtom).map(({ key }) => key)).toEqual(['7/1//home', '7/18/total=2.5/over']);
  expect(screen.getByRole('status')).toHaveTextContent('All these selections are on your slip.');
});

test('a price that is stopped says why', async () => {
  const event = withResult(sportEvent({ status: 'live' }), { status: 'suspended', reason: 'possible_goal' });
  renderSport(<SharedSlip code="7~1~~home" />, { answers: [[readSportEvent, event]] });
  expect(await screen.findByText(/attack|goal/i)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add 1 selection to my slip' })).toBeEnabled();
});

test.each(['', 'none', '7~1~~<script>', '7~999999~x=1~nothing', '999999999999999~1~~home'])(
  'a code of %s names nothing that can be bet on',
  async (code) => {
    const answer = ({ params }: { params: { id: string } }) =>
      params.id === '7' ? sportEvent() : Promise.reject(new CallRefused(404, { errors: { base: { not_found: '' } } }));
    renderSport(<SharedSlip code={code} />, { answers: [[readSportEvent, answer]] });
    expect(await screen.findByText('These bets can no longer be placed')).toBeInTheDocument();
  },
);

test('without an answer nothing is claimed, and it can be asked again', async () => {
  renderSport(<SharedSlip code="7~1~~home" />, { answers: [[readSportEvent, () => Promise.reject(new Error())]] });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
