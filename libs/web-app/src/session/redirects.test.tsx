import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient } from '@tanstack/react-query';
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
import { createApi, playerQuery } from '@croupier/api-client';
import { testPlayer } from '@croupier/api-client/testing';
import { ModalHost, openModal, registerModals } from '@croupier/shell';
import { closeAllModals, hostileRedirects } from '@croupier/shell/testing';
import { useAfterPopup } from '../popups/useAfterPopup.ts';
import { goOn } from './go-on.ts';
import { useAfterPage } from './useAfterPage.ts';

const origins = { casino: 'http://c.test', sport: 'http://s.test', games: 'http://g.test', payments: 'http://p.test' };
const assign = vi.fn();
beforeEach(() => {
  window.scrollTo = () => undefined;
  assign.mockReset();
});

type Search = Record<string, string>;
const query = (search: Search) => new URLSearchParams(search).toString();

function Page() {
  const done = useAfterPage('/');
  return <button onClick={done}>Signed in</button>;
}
function Popup({ search }: { search: Search }) {
  const done = useAfterPopup({ search });
  return <button onClick={done}>Signed in</button>;
}
registerModals({ 'sign-in': async () => Popup });

interface Visit {
  site?: string;
  /** Language the player saved; the page is English. */
  saved?: 'de' | 'en';
}

/** Renders a site with only the two ways to sign in. */
async function visit({ site = origins.casino, saved = 'en' }: Visit = {}) {
  vi.stubGlobal('location', { href: `${site}/`, origin: site, assign });
  const root = createRootRouteWithContext<object>()({
    component: () => (
      <>
        <Outlet />
        <ModalHost />
      </>
    ),
  });
  const route = (path: string, component: () => React.ReactNode, staticData = {}) =>
    createRoute({ getParentRoute: () => root, path, component, staticData });
  const home = () => <p>Home</p>;
  const routeTree = root.addChildren([
    route('/', home),
    route('/rules', home),
    route('/login', Page),
    route('/sign-in', home, { popup: 'sign-in' }),
  ]);
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const api = createApi();
  const queryClient = new QueryClient();
  queryClient.setQueryData(playerQuery(api).queryKey, testPlayer({ locale: saved }));
  const pageContext = { origins, edition: 'default', locale: 'en' };
  const router = createRouter({ routeTree, history, context: { api, queryClient, pageContext } } as never);
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
    return history.location.href;
  };
  const popup = async (search: Search, over = '/rules') => {
    await act(async () => history.push(over));
    act(() => openModal('sign-in', { search }));
    await signIn();
    act(() => closeAllModals({ immediate: true }));
    return history.location.href;
  };
  return { page, popup, router, history };
}

const sites = [origins.casino, origins.sport];

// shows: promise:W4; guard:redirect-path
test.each(sites)(
  'whatever redirect and path say, signing in on a page of %s leads nowhere off the site',
  async (site) => {
    const { page } = await visit({ site });
    for (const value of hostileRedirects)
      for (const search of [{ redirect: value }, { path: value }] as Search[])
        expect([JSON.stringify(search), await page(search)]).toEqual([JSON.stringify(search), '/']);
    expect(assign).not.toHaveBeenCalled();
  },
);

// shows: promise:W4
test.each(sites)('nor does signing in over a page of %s: it is still there', async (site) => {
  const { popup } = await visit({ site });
  for (const value of hostileRedirects)
    for (const search of [{ redirect: value }, { path: value }] as Search[])
      expect([JSON.stringify(search), await popup(search)]).toEqual([JSON.stringify(search), '/rules']);
  expect(assign).not.toHaveBeenCalled();
});

// shows: promise:W4
test('nor does another language: whatever they say, it is a page of this site', async () => {
  const { page, popup } = await visit({ saved: 'de' });
  for (const value of hostileRedirects)
    for (const search of [{ redirect: value }, { path: value }] as Search[]) {
      await page(search);
      await popup(search);
    }
  expect(new Set(assign.mock.calls.map(([to]) => to))).toEqual(new Set(['/de', '/de/rules']));
});

test('a path of this site is followed, and an address of the other', async () => {
  const { page, popup } = await visit();
  expect(await page({ redirect: '/rules?a=1' })).toBe('/rules?a=1');
  expect(await popup({ redirect: '/' })).toBe('/');
  await popup({ redirect: 'http://s.test/sport/live' });
  expect(assign).toHaveBeenCalledExactlyOnceWith('http://s.test/sport/live');
});

test('who saved another language goes on in it: where they wanted to go, or where they are', async () => {
  const { page, popup } = await visit({ saved: 'de' });
  await page({ redirect: '/rules?a=1#end' });
  await page({});
  await popup({}, '/rules?a=1&popup=sign-in&redirect=/');
  await popup({ redirect: '/de/rules' });
  expect(assign.mock.calls).toEqual([['/de/rules?a=1#end'], ['/de'], ['/de/rules?a=1'], ['/de/rules']]);
});

test('behind the address of a popup is the home, in the player’s language as well', async () => {
  const { router, history } = await visit({ saved: 'de' });
  await act(async () => history.push('/sign-in'));
  goOn(router, null);
  expect(assign).toHaveBeenCalledExactlyOnceWith('/de');
});
