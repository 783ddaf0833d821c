import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CallRefused } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import { readUserLimits, type UserLimit } from '@croupier/contracts';
import { limit, renderPart } from '../testing/render-part.tsx';
import { limitRefusedAtom } from './limit-refused.atoms.ts';
import { LimitReachedNote } from './LimitReachedNote.tsx';

const note = /You’ve reached a limit you set\./;
function show(limits: UserLimit[]) {
  let now = limits;
  const api = answering([[readUserLimits, () => now]]);
  const view = renderPart(api, <LimitReachedNote currency="EUR" limitsUrl="/users/limits" />);
  return { ...view, set: (next: UserLimit[]) => void (now = next) };
}
const free = limit({ accounts: [{ currency: 'EUR', amount_cents: 1_000, current_value_amount_cents: 999 }] });

// Runs first, because notes stay.
test('a limit in another wallet, and one of deposits, stop no play here', async () => {
  const { queryClient } = show([
    limit({ accounts: [{ currency: 'BTC', amount_cents: 1, current_value_amount_cents: 1 }] }),
    limit({ type: 'deposit' }),
  ]);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByText(note)).not.toBeInTheDocument();
});

// shows: limit:toast; toast:limit-reached; promise:L4
test('a limit that becomes reached shows a note that stays and leads to the limits', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { queryClient, set } = show([free]);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByText(note)).not.toBeInTheDocument();
  set([limit()]);
  await act(() => queryClient.invalidateQueries({ queryKey: ['limits'] })); // As the socket's event does.
  const said = await screen.findByText(note);
  expect(said.closest('[data-toast]')).toHaveAttribute('data-toast', 'warning');
  expect(screen.getByRole('link', { name: 'See my limits' })).toHaveAttribute('href', '/users/limits');
  await act(() => vi.advanceTimersByTimeAsync(86_400_000));
  expect(said).toBeInTheDocument();
  vi.useRealTimers();
});

test('so does a call that was refused for a limit, and a stake in a game', async () => {
  const { queryClient, store } = show([free]);
  const refusal = new CallRefused(422, { errors: { limit_reached: 'This would go beyond a limit.' } });
  const bet = queryClient.getMutationCache().build(queryClient, { mutationFn: () => Promise.reject(refusal) });
  await act(() => bet.execute(undefined).catch(() => undefined));
  expect(await screen.findByText(note)).toBeInTheDocument();
  act(() => store.set(limitRefusedAtom, 1));
  expect(screen.getAllByText(note)).toHaveLength(1);
});

test('who signs in during a break is told that it is not over', async () => {
  show([limit({ type: 'coolingoff', accounts: [], ends_at: '2026-11-21T10:00:00.000Z', resets_at: null })]);
  expect(await screen.findByText(/You’re taking a break from playing, and it isn’t over yet/)).toBeInTheDocument();
});
