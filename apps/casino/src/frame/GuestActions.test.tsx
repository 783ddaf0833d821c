import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ApiProvider, CallRefused } from '@croupier/api-client';
import { answering, testPlayer } from '@croupier/api-client/testing';
import { signIn } from '@croupier/contracts';
import { bindPopups, registerModals } from '@croupier/shell';
import { renderWithTexts } from '@croupier/ui-kit/testing';
import { GuestActions } from './GuestActions.tsx';

const opened = vi.fn();
// The press loads this module: it is loaded in advance here, so that the tests only wait for the action.
beforeAll(() => import('../popups/stored-credentials.ts'), 60_000);
let unbind = () => {};
beforeEach(() => {
  window.scrollTo = () => undefined;
  unbind = bindPopups(opened);
  const modal = async () => () => null;
  registerModals({ 'sign-in': modal, 'sign-up': modal });
  vi.stubGlobal('PasswordCredential', class {});
  const get = async () => ({ id: 'ada@example.test', password: 'old' });
  Object.defineProperty(navigator, 'credentials', { value: { get, store: async () => undefined }, configurable: true });
});
afterEach(() => {
  unbind();
  opened.mockReset();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'credentials');
});

async function pressSignIn(answer: () => unknown) {
  const asked = vi.fn(answer);
  const queryClient = new QueryClient();
  const api = answering([[signIn, asked]]);
  const root = createRootRoute({ component: GuestActions });
  const routes = ['/', '/sign-in', '/sign-up'].map((path) => createRoute({ getParentRoute: () => root, path }));
  const router = createRouter({
    routeTree: root.addChildren(routes) as never,
    history: createMemoryHistory(),
    context: { api, queryClient, pageContext: { guestMode: false, locale: 'en', edition: 'default' } } as never,
  });
  renderWithTexts(
    <QueryClientProvider client={queryClient}>
      <ApiProvider api={api}>
        <RouterProvider router={router as never} />
      </ApiProvider>
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('link', { name: 'Sign in' }));
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  return queryClient;
}

// shows: error:stored-login
test('stored credentials that are refused open the form', async () => {
  const queryClient = await pressSignIn(() => {
    throw new CallRefused(422, { errors: { base: { wrong_credentials: 'no' } } });
  });
  await vi.waitFor(() => expect(opened).toHaveBeenCalledExactlyOnceWith('sign-in', {}));
  expect(queryClient.getQueryData(['player'])).toBeUndefined();
});

// shows: screen:header-stored-login
test('stored credentials that are right sign in, and no form opens', async () => {
  const queryClient = await pressSignIn(() => testPlayer());
  await vi.waitFor(() => expect(queryClient.getQueryData(['player'])).toMatchObject({ id: 7 }));
  expect(opened).not.toHaveBeenCalled();
});
