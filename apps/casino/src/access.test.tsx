import { setupI18n } from '@lingui/core';
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { playerQuery } from '@croupier/api-client';
import { answering, testPlayer } from '@croupier/api-client/testing';
import { readGameRows, readLatestWinners, readProject, readServerData } from '@croupier/contracts';
import { createRouter } from './router.tsx';

const origins = { casino: 'http://c.test', sport: 'http://s.test', games: 'http://g.test', payments: 'http://p.test' };
let wheel = true;
const rows = vi.fn(() => []);
const api = answering([
  [readGameRows, rows],
  [readServerData, { static_pages: [], banners: [], categories: [] }],
  [readLatestWinners, []],
  [
    readProject,
    () => ({
      name: 'Croupier',
      edition: 'default',
      country: null,
      currency: 'EUR',
      locale: 'en',
      legal_age: 18,
      contacts: { email: null, phone: null },
      restricted: false,
      features: {
        tech_work: false,
        achievements: true,
        lootbox_wheel: wheel,
        comp_points: false,
        registration_checkbox: true,
        ab_registration: true,
      },
    }),
  ],
]);

/** Opens an address of the casino as the server does. */
async function open(path: string, player: object | null = null) {
  rows.mockClear();
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData<unknown>(playerQuery(api).queryKey, player);
  const pageContext = { edition: 'default', locale: 'en', device: 'desktop', origins, session: !!player } as const;
  const services = { api, i18n, queryClient, pageContext };
  const router = createRouter(services);
  router.update({ context: services, history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  const last = router.state.matches.at(-1);
  const { pathname, search } = router.state.location;
  return { pathname, search, popup: last?.staticData.popup, isHome: rows.mock.calls.length > 0 };
}

const popups = ['cashbox', 'dashboard', 'deposit', 'withdraw', 'deposit-fast', 'exchange-compoints'];

// shows: route:/users; route:/users/level; route:/users/gifts; route:/users/verification; route:/users/limits
// shows: route:/users/security; route:/users/games-history; route:/users/promocode; route:/users/payments
// shows: route:/cashbox; route:/dashboard; route:/deposit; route:/withdraw; route:/deposit-fast
// shows: route:/exchange-compoints; guard:login-redirect; guard:login-target
test.each([
  '/users',
  '/users/level',
  '/users/gifts?tab=1',
  '/users/verification',
  '/users/limits',
  '/users/security',
  '/users/games-history',
  '/users/promocode',
  '/users/payments',
  ...popups.map((popup) => `/${popup}`),
])('%s needs a login: a guest goes to the registration, which keeps the path', async (path) => {
  expect(await open(path)).toMatchObject({ pathname: '/sign-up', search: { redirect: path }, popup: 'sign-up' });
});

// shows: route:/cashbox; route:/dashboard; route:/deposit; route:/withdraw; route:/deposit-fast
// shows: route:/exchange-compoints
test.each(popups)('/%s is a popup of that name with the home behind it', async (popup) => {
  expect(await open(`/${popup}`, testPlayer())).toMatchObject({ pathname: `/${popup}`, popup, isHome: true });
});

// shows: route:/sign-in; route:/sign-up; route:/remind; guard:guests-only
test.each(['sign-in', 'sign-up', 'remind'])('/%s is a popup over the home for guests only', async (popup) => {
  expect(await open(`/${popup}`)).toMatchObject({ pathname: `/${popup}`, popup, isHome: true });
  expect(await open(`/${popup}`, testPlayer())).toMatchObject({ pathname: '/', popup: undefined });
});

// shows: route:/new-password; route:/email-verify; route:/confirmation; guard:open-pages
test.each(['new-password', 'email-verify', 'confirmation'])('/%s is a popup over the home for all', async (popup) => {
  for (const player of [null, testPlayer()])
    expect(await open(`/${popup}`, player)).toMatchObject({ pathname: `/${popup}`, popup, isHome: true });
});

// shows: route:/login; route:/registration; guard:guests-only
test.each(['login', 'registration'])('/%s is a page of its own, for guests only', async (page) => {
  expect(await open(`/${page}`)).toMatchObject({ pathname: `/${page}`, popup: undefined, isHome: false });
  expect(await open(`/${page}`, testPlayer())).toMatchObject({ pathname: '/' });
});

// shows: route:/rocket-wheel
test('where the wheel is off, its address leads home', async () => {
  wheel = false;
  expect(await open('/rocket-wheel', testPlayer())).toMatchObject({ pathname: '/', isHome: true });
  expect(await open('/rocket-wheel')).toMatchObject({ pathname: '/', isHome: true });
  wheel = true;
  expect(await open('/rocket-wheel', testPlayer())).toMatchObject({ pathname: '/rocket-wheel' });
});

// shows: route:/rocket-wheel
test('where the wheel is on, guests see its page too', async () => {
  expect(await open('/rocket-wheel')).toMatchObject({ pathname: '/rocket-wheel', popup: undefined });
});
