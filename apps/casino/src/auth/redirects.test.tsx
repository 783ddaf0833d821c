// @vitest-environment jsdom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { closeAllModals, ModalHost, openModal, registerModals } from '@croupier/shell';
import { hostileRedirects } from '@croupier/shell/testing';
import { useAfterPopup } from '../popups/useAfterPopup.ts';
import { useAfterPage } from './useAfterPage.ts';

const origins = { casino: 'http://c.test', sport: 'http://s.test', games: 'http://g.test', payments: 'http://p.test' };
const assign = vi.fn();
beforeEach(() => {
  window.scrollTo = () => undefined;
  vi.stubGlobal('location', { href: 'http://c.test/', origin: 'http://c.test', assign });
  assign.mockReset();
});

type Search = Record<string, string>;
const query = (search: Search) => new URLSearchParams(search).toString();

function Page() {
  const done = useAfterPage();
  return <button onClick={done}>Signed in</button>;
}
function Popup({ search }: { search: Search }) {
  const done = useAfterPopup({ search });
  return <button onClick={done}>Signed in</button>;
}
registerModals({ 'sign-in': async () => Popup });

/** The casino with nothing but the two ways to sign in. */
async function visit() {
  const root = createRootRouteWithContext<object>()({
    component: () => (
      <>
        <Outlet />
        <ModalHost />
      </>
    ),
  });
  const route = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component });
  const home = () => <p>Home</p>;
  const routeTree = root.addChildren([route('/', home), route('/rules', home), route('/login', Page)]);
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const context = { pageContext: { origins } };
  const router = createRouter({ routeTree, history, context } as never);
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  await screen.findByText('Home');
  const signIn = async () => {
    const button = await screen.findByRole('button', { name: 'Signed in', hidden: true });
    await act(async () => button.click());
  };
  const page = async (search: Search) => {
    await act(async () => history.push(`/login?${query(search)}`));
    await signIn();
    await screen.findByText('Home');
    return history.location.href;
  };
  const popup = async (search: Search) => {
    await act(async () => history.push('/rules'));
    act(() => openModal('sign-in', { search }));
    await signIn();
    act(() => closeAllModals({ immediate: true }));
    return history.location.href;
  };
  return { page, popup };
}

// shows: promise:W4; guard:redirect-path
test('whatever redirect and path say, signing in on the page leads nowhere off the site', async () => {
  const { page } = await visit();
  for (const value of hostileRedirects)
    for (const search of [{ redirect: value }, { path: value }] as Search[])
      expect([JSON.stringify(search), await page(search)]).toEqual([JSON.stringify(search), '/']);
  expect(assign).not.toHaveBeenCalled();
});

// shows: promise:W4
test('nor does signing in over a page: it is still there', async () => {
  const { popup } = await visit();
  for (const value of hostileRedirects)
    for (const search of [{ redirect: value }, { path: value }] as Search[])
      expect([JSON.stringify(search), await popup(search)]).toEqual([JSON.stringify(search), '/rules']);
  expect(assign).not.toHaveBeenCalled();
});

test('a path of this site is followed, and an address of the other', async () => {
  const { page, popup } = await visit();
  expect(await page({ redirect: '/rules?a=1' })).toBe('/rules?a=1');
  expect(await popup({ redirect: '/' })).toBe('/');
  await popup({ redirect: 'http://s.test/sport/live' });
  expect(assign).toHaveBeenCalledExactlyOnceWith('http://s.test/sport/live');
});
