import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiProvider, CallFailed, playerQuery } from '@croupier/api-client';
import { answering, testPlayer } from '@croupier/api-client/testing';
import { signOut } from '@croupier/contracts';
import { ToastHost } from '@croupier/shell';
import { renderWithTexts } from '@croupier/ui-kit/testing';
import { AccountMenu } from './AccountMenu.tsx';

beforeEach(() => {
  window.scrollTo = () => undefined;
});

const origins = { casino: 'http://casino.test', sport: 'http://b', games: 'http://c', payments: 'http://d' };
const pageContext = { edition: 'default', locale: 'de', device: 'desktop', origins, session: true };

/** Opens the menu of a signed-in player. */
async function openMenu(answer: () => unknown) {
  const api = answering([[signOut, answer]]);
  const queryClient = new QueryClient();
  queryClient.setQueryData(playerQuery(api).queryKey, testPlayer());
  const rootRoute = createRootRoute({
    component: () => (
      <>
        <AccountMenu label="Your profile" className="">
          NQ
        </AccountMenu>
        <ToastHost />
      </>
    ),
  });
  const router = createRouter({
    routeTree: rootRoute,
    history: createMemoryHistory(),
    context: { pageContext } as never,
  });
  renderWithTexts(
    <QueryClientProvider client={queryClient}>
      <ApiProvider api={api}>
        <RouterProvider router={router as never} />
      </ApiProvider>
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Your profile' }));
  return { player: () => queryClient.getQueryData(playerQuery(api).queryKey) };
}

const pressSignOut = () => userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }));

test('the account’s pages are the casino’s, in the language one reads', async () => {
  await openMenu(() => undefined);
  expect(screen.getByRole('menuitem', { name: 'Limits' })).toHaveAttribute(
    'href',
    'http://casino.test/de/users/limits',
  );
});

// shows: call:DELETE /api/users/sign_out; login:signed-out
test('signing out ends the session and forgets the player', async () => {
  const ended = vi.fn();
  const { player } = await openMenu(ended);
  await pressSignOut();
  await waitFor(() => expect(player()).toBeNull());
  expect(ended).toHaveBeenCalledOnce();
});

test('without an answer nobody is told that the session is over', async () => {
  const { player } = await openMenu(() => Promise.reject(new CallFailed('Network Error')));
  await pressSignOut();
  expect(await screen.findByText('We got no response. You may still be signed in.')).toBeVisible();
  expect(player()).not.toBeNull();
});
