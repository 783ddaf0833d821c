import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { playerQuery } from '@croupier/api-client';
import { answering, testPlayer } from '@croupier/api-client/testing';
import { passRealityCheck, type PlayClock, readPlayClock, setUserLimit } from '@croupier/contracts';
import { limit, playClock, renderPart } from '../testing/render-part.tsx';
import { playHeldAtom, roundUnderWayAtom } from './reality.atoms.ts';
import { RealityCheck } from './RealityCheck.tsx';

function show(clock: PlayClock) {
  const passed = vi.fn(() => playClock({ next_check_at: new Date(Date.now() + 3_600_000).toISOString() }));
  const broken = vi.fn(() => limit({ type: 'coolingoff', accounts: [] }));
  const api = answering([
    [readPlayClock, clock],
    [passRealityCheck, passed],
    [setUserLimit, broken],
  ]);
  const onStop = vi.fn();
  const onBreak = vi.fn();
  const view = renderPart(api, <RealityCheck onStop={onStop} onBreak={onBreak} />);
  view.queryClient.setQueryData(playerQuery(api).queryKey, testPlayer());
  const player = () => view.queryClient.getQueryData(playerQuery(api).queryKey);
  return { ...view, passed, broken, onStop, onBreak, player, user: userEvent.setup({ delay: null }) };
}

// shows: promise:L7
test('when the interval is over play is held, and time and net result stand in plain figures', async () => {
  const { store, passed, user } = show(playClock());
  expect(await screen.findByRole('dialog', { name: 'Reality check' })).toBeInTheDocument();
  expect(store.get(playHeldAtom)).toBe(true);
  expect(screen.getByText('2 h 5 min')).toBeInTheDocument();
  expect(screen.getByText('−€12.50')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Keep playing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(passed).toHaveBeenCalledOnce();
  expect(store.get(playHeldAtom)).toBe(false);
});

test('open stakes are named apart: they are neither won nor lost', async () => {
  show(playClock({ staked_cents: 0, returned_cents: 0, open_cents: 4_500 }));
  expect((await screen.findByText('In open bets')).nextSibling).toHaveTextContent('€45.00');
  expect(screen.getByText('Net').nextSibling).toHaveTextContent('€0.00');
});

// shows: promise:L7
test('a round under way is played to its end first, and none begins after it', async () => {
  const { store } = show(playClock());
  store.set(roundUnderWayAtom, true);
  await waitFor(() => expect(store.get(playHeldAtom)).toBe(true));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  store.set(roundUnderWayAtom, false);
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

test.each([
  ['whose interval is not over', { next_check_at: new Date(Date.now() + 60_000).toISOString() }],
  [
    'Bonuses aren’t offered during a break or while they are turned off.',
    { next_check_at: null, reality_check_minutes: null },
  ],
  ['who has not played', { staked_cents: 0, returned_cents: 0, open_cents: 0 }],
] as const)('a player %s is left alone', async (_who, changes) => {
  const { store, queryClient } = show(playClock(changes));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(store.get(playHeldAtom)).toBe(false);
});

test('one press in it begins a break of a day, and forgets the player', async () => {
  const { broken, onBreak, player, user } = show(playClock());
  const button = await screen.findByRole('button', { name: 'Take a 24-hour break now' });
  expect(button).toHaveAccessibleDescription(/One press is enough\./);
  await user.click(button);
  await waitFor(() => expect(onBreak).toHaveBeenCalledOnce());
  expect(broken).toHaveBeenCalledWith(expect.objectContaining({ body: { type: 'coolingoff', period: 'day' } }));
  expect(player()).toBeNull();
});

test('who stops is led to the limits', async () => {
  const { onStop, user } = show(playClock());
  await user.click(await screen.findByRole('button', { name: 'Stop and see my limits' }));
  await waitFor(() => expect(onStop).toHaveBeenCalledOnce());
});
