import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApi, playerQuery } from '@croupier/api-client';
import { ModalHost, openPopup, registerModals, ToastHost, useModal } from '@croupier/shell';
import { closeAllModals, dismissToasts } from '@croupier/shell/testing';
import { readPopupSearch } from './popup-table.ts';
import { usePopups } from './usePopups.ts';

const table = {
  'sign-in': { path: '/sign-in', modal: 'sign-in', access: 'guest' as const },
  'sign-up': { path: '/sign-up', modal: 'sign-up', access: 'guest' as const },
  deposit: { path: '/deposit', modal: 'deposit', access: 'player' as const },
  alone: { path: '/registration', access: 'guest' as const },
};
const home = { table, home: '/' };

function Popup({ name, search }: { name: string; search: { redirect?: string } }) {
  const { close } = useModal();
  return (
    <button type="button" onClick={() => close({ immediate: true })}>
      {name} {search.redirect}
    </button>
  );
}
const popup = (name: string) => async () => (props: { search: object }) => <Popup name={name} {...props} />;

afterEach(() => act(dismissToasts));
beforeEach(() => {
  window.scrollTo = () => undefined;
  registerModals({ 'sign-in': popup('Sign in'), 'sign-up': popup('Sign up'), deposit: popup('Deposit') });
});
let stop: (() => void) | undefined;
afterEach(() => {
  stop?.();
  // The stack belongs to the tab: a modal still closing would leak into the next test.
  closeAllModals({ immediate: true });
});

async function visit(path: string, player: { id: number } | null = null, guestMode = false) {
  const root = createRootRoute({
    validateSearch: (search: Record<string, unknown>) => readPopupSearch(search, table),
    component: function Root() {
      const onClosed = usePopups(home);
      return (
        <>
          <Outlet />
          <ModalHost onClosed={onClosed} />
          <ToastHost />
        </>
      );
    },
  });
  const page = (at: string, text: string, staticData = {}) =>
    createRoute({ getParentRoute: () => root, path: at, component: () => <p>{text}</p>, staticData });
  const routeTree = root.addChildren([
    page('/', 'Home'),
    page('/rules', 'Rules'),
    page('/registration', 'Registration', { guestPage: true }),
    page('/sign-in', 'Home', { popup: 'sign-in' }),
    page('/sign-up', 'Home', { popup: 'sign-up' }),
    page('/deposit', 'Home', { popup: 'deposit' }),
  ]);
  const api = createApi();
  const queryClient = new QueryClient();
  queryClient.setQueryData(playerQuery(api).queryKey, player as never);
  const history = createMemoryHistory({ initialEntries: [path] });
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const services = { api, queryClient, i18n, pageContext: { locale: 'en', guestMode } };
  const router = createRouter({ routeTree, history, context: services } as never);
  const shown = render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  stop = () => {
    shown.unmount();
    history.destroy();
  };
  await screen.findByText(/Home|Rules|Registration/);
  return { router, history };
}

const button = (name: RegExp) => screen.findByRole('button', { name, hidden: true });

test('a popup opened inside the app lies over its page and shows its own address', async () => {
  const { router, history } = await visit('/rules');
  openPopup('sign-in');
  await button(/^Sign in/);
  expect(screen.getByText('Rules')).toBeInTheDocument();
  expect(history.location.pathname).toBe('/sign-in');
  expect(router.state.location.pathname).toBe('/rules');
});

// shows: hash:#sign-up
test('what is a page of its own is gone to instead', async () => {
  const { history } = await visit('/rules');
  openPopup('alone', { redirect: '/rules' });
  await waitFor(() => expect(history.location.href).toBe('/registration?redirect=%2Frules'));
});

test('closing it leads back to the page, and so does the back button', async () => {
  const { history } = await visit('/rules');
  openPopup('sign-in');
  (await button(/^Sign in/)).click();
  await waitFor(() => expect(history.location.pathname).toBe('/rules'));

  openPopup('sign-in');
  await button(/^Sign in/);
  history.back();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Sign in/ })).toBeNull());
  expect(history.location.pathname).toBe('/rules');
});

// shows: guard:popup-background
test('opened by its address it has the home behind it, where closing leads', async () => {
  const { history } = await visit('/sign-in');
  (await button(/^Sign in/)).click();
  await waitFor(() => expect(history.location.pathname).toBe('/'));
});

// shows: guard:cashbox-first
test('the cashbox opened from the registration page has the home behind it, where closing leads', async () => {
  const { history, router } = await visit('/registration', { id: 1 });
  openPopup('deposit');
  await button(/^Deposit/);
  expect(screen.getByText('Home')).toBeInTheDocument();
  expect(screen.queryByText('Registration')).toBeNull();
  expect([history.location.pathname, router.state.location.pathname]).toEqual(['/deposit', '/deposit']);
  (await button(/^Deposit/)).click();
  await waitFor(() => expect(history.location.pathname).toBe('/'));
});

// shows: guard:login-redirect
test('a guest who wants the cashbox is led to registration, and the wish is remembered', async () => {
  const { history } = await visit('/rules');
  openPopup('deposit');
  expect(await button(/^Sign up \/deposit/)).toBeInTheDocument();
  expect(history.location.pathname).toBe('/sign-up');
});

test('a player is not asked to sign in', async () => {
  const { history } = await visit('/rules', { id: 1 });
  openPopup('sign-in');
  expect(history.location.pathname).toBe('/rules');
  openPopup('deposit');
  expect(await button(/^Deposit/)).toBeInTheDocument();
});

test('from one popup to the next, back leads to the page at once', async () => {
  const { history } = await visit('/rules');
  openPopup('sign-in');
  await button(/^Sign in/);
  openPopup('sign-up');
  await button(/^Sign up/);
  history.back();
  await waitFor(() => expect(history.location.pathname).toBe('/rules'));
});

test.each(['email-verify', 'constructor', '__proto__'])(
  'a popup the app does not have, %s, changes nothing and breaks nothing',
  async (name) => {
    const { history } = await visit('/rules');
    openPopup(name);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(history.location.pathname).toBe('/rules');
    openPopup('sign-in');
    expect(await button(/^Sign in/)).toBeInTheDocument();
  },
);

// shows: toast:registration-restricted; toast:login-restricted
test('in guest mode signing in and up are not to be had: a toast says so, and the page stays', async () => {
  const { history } = await visit('/rules', null, true);
  openPopup('sign-in');
  openPopup('deposit');
  for (const said of ['Login not available in your country', 'Registration restricted in your country'])
    expect((await screen.findByText(said)).closest('[data-toast]')).toHaveAttribute('data-toast', 'warning');
  expect(history.location.pathname).toBe('/rules');
  expect(screen.queryByRole('dialog')).toBeNull();
});
