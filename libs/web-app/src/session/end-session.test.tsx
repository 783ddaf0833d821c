import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createApi, onPlayerLeft, playerQuery, playersOwn } from '@croupier/api-client';
import { testPlayer } from '@croupier/api-client/testing';
import { clearToasts, ModalHost, registerModals, showToast, ToastHost } from '@croupier/shell';
import { closeAllModals } from '@croupier/shell/testing';
import { renderWithTexts } from '@croupier/ui-kit/testing';
import { endSession } from './end-session.ts';
import { SESSION_ENDED } from './session-ended.ts';

const api = createApi();
let queryClient: QueryClient;
beforeEach(() => {
  registerModals({ [SESSION_ENDED]: async () => () => <p>The way back in</p> });
  renderWithTexts(<ModalHost />);
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});

beforeEach(() => closeAllModals({ immediate: true }));
afterEach(() => closeAllModals({ immediate: true }));

const signIn = () => queryClient.setQueryData(playerQuery(api).queryKey, testPlayer());
const kept = () =>
  queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey[0]);

// shows: error:401; login:dead-session
test('nothing of the player stays, on screen or not, and the way back in is offered once', async () => {
  signIn();
  await queryClient.prefetchQuery({ queryKey: ['history'], meta: playersOwn, queryFn: () => 'rounds' });
  const shown = new QueryObserver(queryClient, { queryKey: ['balance'], meta: playersOwn, queryFn: () => 5_000 });
  const stop = shown.subscribe(() => undefined);
  await vi.waitFor(() => expect(queryClient.getQueryData(['balance'])).toBe(5_000));
  const games = new QueryObserver(queryClient, { queryKey: ['games'], queryFn: () => 'titles' });
  const stopGames = games.subscribe(() => undefined);
  endSession({ api, queryClient });
  endSession({ api, queryClient });
  expect(kept()).toEqual(['player', 'games']);
  expect(queryClient.getQueryData(playerQuery(api).queryKey)).toBeNull();
  expect(await screen.findByText('The way back in')).toBeInTheDocument();
  expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
  stop();
  stopGames();
});

test('notices end with the session they were shown in, one of its end stays', async () => {
  onTestFinished(onPlayerLeft(clearToasts));
  renderWithTexts(<ToastHost />);
  signIn();
  act(() => void showToast({ title: 'You reached your limit.', time: 0 }));
  expect(await screen.findByText('You reached your limit.')).toBeInTheDocument();
  act(() => {
    endSession({ api, queryClient });
    showToast({ title: 'You are signed out.', time: 0 });
  });
  expect(await screen.findByText('You are signed out.')).toBeInTheDocument();
  expect(screen.queryByText('You reached your limit.')).toBeNull();
  act(clearToasts);
});

test('an answer that was under way does not come back', async () => {
  signIn();
  const answer = Promise.withResolvers<number>();
  const asked = queryClient.fetchQuery({ queryKey: ['balance'], meta: playersOwn, queryFn: () => answer.promise });
  asked.catch(() => undefined);
  endSession({ api, queryClient });
  answer.resolve(5_000);
  await asked.catch(() => undefined);
  expect(queryClient.getQueryData(['balance'])).toBeUndefined();
});

test('what was typed and sent is forgotten too', async () => {
  signIn();
  const order = { mutationFn: async ({ password }: { password: string }) => password.length };
  await queryClient.getMutationCache().build(queryClient, order).execute({ password: 'gartenzwerg' });
  expect(queryClient.getMutationCache().getAll()).toHaveLength(1);
  endSession({ api, queryClient });
  expect(queryClient.getMutationCache().getAll()).toEqual([]);
});

test('a guest is asked nothing, and neither is who is just signing out', async () => {
  endSession({ api, queryClient });
  signIn();
  const answered = Promise.withResolvers<void>();
  const leaving = queryClient
    .getMutationCache()
    .build(queryClient, { mutationKey: ['auth', 'sign-out'], mutationFn: () => answered.promise });
  const left = leaving.execute(undefined);
  endSession({ api, queryClient });
  expect(queryClient.getQueryData(playerQuery(api).queryKey)).toBeNull();
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  answered.resolve();
  await left;
});
