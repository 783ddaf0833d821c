import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  redirect,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { adoptPlayer, ApiProvider, playerQuery } from '@croupier/api-client';
import { answering, testPlayer } from '@croupier/api-client/testing';
import { SignInLink } from '@croupier/auth';
import {
  confirmEmail,
  readPlayer,
  readSettings,
  remindPassword,
  resendConfirmation,
  resetPassword,
  signInByLink,
} from '@croupier/contracts';
import { ModalHost, registerModals } from '@croupier/shell';
import { closeAllModals, hostileRedirects } from '@croupier/shell/testing';
import { type AfterPopupProps, readPopupSearch, useAfterPage, useAfterPopup, usePopups } from '@croupier/web-app';
import { ConfirmationPopup, EmailVerifyPopup, NewPasswordPopup, RemindPopup } from './RecoveryPopups.tsx';
import { popupTable } from './table.ts';

/*
 * Flows of a lost password, a mailbox and an operator's link, with addresses that an attacker made: all of them must
 * end on this site. The sign-in form is a button here; the steps after it are the site's own.
 */
const origins = { casino: 'http://c.test', sport: 'http://s.test', games: 'http://g.test', payments: 'http://p.test' };
const assign = vi.fn();
const asked = vi.fn();
const settings = {
  captcha: { site_key: null, enabled_register: false, frame_url: null },
  receive_promos: false,
  receive_sms_promos: false,
};
const api = answering([
  [readPlayer, null],
  [readSettings, settings],
  [confirmEmail, asked],
  [remindPassword, asked],
  [resendConfirmation, asked],
  [resetPassword, asked],
  [signInByLink, testPlayer()],
]);

beforeEach(() => {
  window.scrollTo = () => undefined;
  act(() => closeAllModals({ immediate: true }));
  vi.stubGlobal('location', {
    href: 'http://c.test/',
    origin: 'http://c.test',
    hash: '#token',
    pathname: '/',
    search: '',
    assign,
  });
  assign.mockReset();
});

function SignIn({ search }: AfterPopupProps) {
  const done = useAfterPopup({ search });
  return <button onClick={done}>Signed in</button>;
}
registerModals({
  'sign-in': async () => SignIn,
  remind: async () => RemindPopup,
  'new-password': async () => NewPasswordPopup,
  'email-verify': async () => EmailVerifyPopup,
  confirmation: async () => ConfirmationPopup,
});

function Autologin() {
  return <SignInLink onSignedIn={useAfterPage('/')} signInLink={(text) => text} />;
}

async function visit() {
  const root = createRootRouteWithContext<object>()({
    validateSearch: (search: Record<string, unknown>) => readPopupSearch(search, popupTable),
    component: function Root() {
      return (
        <>
          <Outlet />
          <ModalHost onClosed={usePopups({ table: popupTable, home: '/' })} />
        </>
      );
    },
  });
  const route = (path: string, more: object) => createRoute({ getParentRoute: () => root, path, ...more });
  const home = () => <p>Home</p>;
  const popup = (name: string) => route(`/${name}`, { component: home, staticData: { popup: name } });
  const legacy = (path: string, to: string) =>
    route(path, {
      beforeLoad: ({ search }: { search: object }) => {
        throw redirect({ to, search, replace: true } as never);
      },
    });
  const routeTree = root.addChildren([
    route('/', { component: home }),
    route('/autologin', { component: Autologin }),
    ...['sign-in', 'remind', 'new-password', 'email-verify', 'confirmation'].map(popup),
    legacy('/users/password/edit', '/new-password'),
    legacy('/users/confirmation', '/confirmation'),
  ]);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(playerQuery(api).queryKey, null);
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const context = { api, queryClient, i18n, pageContext: { origins, edition: 'default', locale: 'en' } };
  const router = createRouter({ routeTree, history, context } as never);
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <ApiProvider api={api}>
          <RouterProvider router={router} />
        </ApiProvider>
      </QueryClientProvider>
    </I18nProvider>,
  );
  await screen.findByText('Home');
  const press = async (role: 'button' | 'link', name: string) => {
    const found = await screen.findByRole(role, { name, hidden: true });
    await act(async () => found.click());
  };
  /** Opens an address with a value that an attacker may have added. */
  const open = async (path: string, value: string) => {
    act(() => closeAllModals({ immediate: true }));
    const wishes = new URLSearchParams({ redirect: value, path: value });
    await act(async () => history.push(`${path}${path.includes('?') ? '&' : '?'}${wishes}`));
  };
  return { open, press, history, queryClient };
}

// shows: promise:W4; guard:redirect-path
test.each([
  ['/remind', 'Back to sign-in'],
  ['/users/password/edit', 'Send me a new link'],
])('from %s one signs in on this site, whatever the address says', async (path, link) => {
  const { open, press, history } = await visit();
  for (const value of hostileRedirects) {
    await open(path, value);
    await press('link', link);
    if (path !== '/remind') await press('link', 'Back to sign-in');
    await press('button', 'Signed in');
    expect([value, history.location.pathname]).toEqual([value, '/']);
  }
  expect(assign).not.toHaveBeenCalled();
});

// shows: promise:W4
test.each(['/users/confirmation?confirmation_token=t'])(
  'from %s a confirmed mailbox goes on to this site',
  async (path) => {
    const { open, press, history } = await visit();
    for (const value of hostileRedirects) {
      await open(path, value);
      await press('button', 'Confirm');
      await press('button', 'Continue');
      expect([value, history.location.pathname]).toEqual([value, '/']);
    }
    expect(assign).not.toHaveBeenCalled();
  },
);

// shows: promise:W4
test('an operator’s link signs in on this site', async () => {
  const { open, press, history, queryClient } = await visit();
  for (const value of hostileRedirects) {
    await open('/autologin', value);
    await press('button', 'Sign in');
    expect([value, history.location.pathname]).toEqual([value, '/']);
    act(() => adoptPlayer(queryClient, null));
  }
  expect(assign).not.toHaveBeenCalled();
});
