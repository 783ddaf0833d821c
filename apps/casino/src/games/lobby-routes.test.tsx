import { setupI18n } from '@lingui/core';
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, isNotFound } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { CallRefused, playerQuery } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import {
  filterGames,
  readCollections,
  readGame,
  readLiveTable,
  readLiveTables,
  readProviders,
} from '@croupier/contracts';
import { createRouter } from '../router.tsx';

const origins = { casino: 'http://c.test', sport: 'http://s.test', games: 'http://g.test', payments: 'http://p.test' };
const harbour = {
  id: 2,
  slug: 'harbour-roulette',
  title: 'Harbour Roulette',
  kind: 'roulette',
  pace: { betting_ms: 20_000, wait_ms: 5_000, result_ms: 5_000 },
  limits: { currency: 'EUR', min_cents: 10, max_cents: 50_000 },
};
const none = { current_page: 1, next_page: null, prev_page: null, total_pages: 0, total_count: 0 };
const api = answering([
  [
    readCollections,
    [
      { id: 'first-evening', title: 'Good games to start with', games: 12 },
      { id: 'sea', title: 'By the sea', games: 14 },
      { id: 'live', title: 'Live tables', games: 0 },
      { id: 'action', title: 'Action games', games: 9 },
    ],
  ],
  [readProviders, [{ id: 'oak-and-ember', title: 'Oak & Ember', games: 50 }]],
  [readGame, () => Promise.reject(new CallRefused(404, {}))],
  [readLiveTables, []],
  [
    readLiveTable,
    ({ params }: Record<string, unknown>) =>
      (params as { slug: string }).slug === harbour.slug
        ? { table: harbour, now: '2026-11-25T12:00:00.000Z', round: null, crowd: null, past: [], said: [] }
        : Promise.reject(new CallRefused(404, {})),
  ],
  [
    filterGames,
    ({ body }: Record<string, unknown>) => {
      const { page, filter } = body as { page: number; filter: { providers?: string[] } };
      const known = filter.providers?.[0] === 'oak-and-ember';
      return { data: [], pagination: known ? { ...none, current_page: page, total_pages: 2, total_count: 50 } : none };
    },
  ],
]);

/** Opens an address of the casino, as the server does. */
async function open(path: string) {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const queryClient = new QueryClient();
  queryClient.setQueryData(playerQuery(api).queryKey, null);
  const pageContext = { edition: 'default', locale: 'en', device: 'desktop', origins, session: false } as const;
  const services = { api, i18n, queryClient, pageContext };
  const router = createRouter(services);
  router.update({ context: services, history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  const titles = router.state.matches.flatMap(({ meta }) => meta ?? []).flatMap((tag) => tag?.title ?? []);
  const isNowhere = router.state.matches.some(({ error }) => isNotFound(error));
  return { isNowhere, title: titles.at(-1), loaded: router.state.matches.at(-1)?.loaderData };
}

// shows: screen:turbo-lobby
test('the turbo lobby is a page of its own, and no title is looked for under its name', async () => {
  const page = await open('/play/turbogames');
  expect(page).toMatchObject({ isNowhere: false, loaded: { part: { categories: ['action'] } } });
  expect(page.title).toMatch(/^Turbo games ·/);
  expect((await open('/play/turbo-games')).isNowhere).toBe(true);
});

// shows: route:/games/{id}; route:/categories/{slug}
test.each([
  ['/games/first-evening', 'Good games to start with'],
  ['/games/sea', 'By the sea'],
  ['/categories/sea', 'By the sea'],
  ['/pokies/sea', 'By the sea'],
  ['/categories/live', 'Live tables'],
])('%s is the page of %s', async (path, title) => {
  const page = await open(path);
  expect(page).toMatchObject({ isNowhere: false, loaded: { title } });
  expect(page.title).toMatch(new RegExp(`^${title} ·`));
});

// shows: route:/live/all; route:/live/{slug}
test('live tables are listed, and each has its page under its name', async () => {
  expect((await open('/live/all')).title).toMatch(/^Live tables ·/);
  const page = await open('/live/harbour-roulette');
  expect(page).toMatchObject({ isNowhere: false, loaded: { table: 'harbour-roulette' } });
  expect(page.title).toMatch(/^Harbour Roulette ·/);
  expect((await open('/live/sea')).title).toMatch(/^By the sea ·/);
});

// shows: route:/producers/{slug}/{page}; route:not-found
test('a page past the end of a producer is nowhere, and one of an unknown producer', async () => {
  for (const path of ['/producers/oak-and-ember', '/producers/oak-and-ember/1', '/producers/oak-and-ember/2'])
    expect([path, await open(path)]).toMatchObject([path, { isNowhere: false, title: expect.stringMatching(/^Oak/) }]);
  for (const path of ['oak-and-ember/3', 'oak-and-ember/99', 'oak-and-ember/0', 'nobody', 'nobody/1', 'nobody/99'])
    expect([path, (await open(`/producers/${path}`)).isNowhere]).toEqual([path, true]);
});

test.each([
  '/games/nothing',
  '/games/constructor',
  '/categories/nothing',
  '/games/9',
  '/live/nothing',
  '/pokies/__proto__',
])('%s is nowhere', async (path) => {
  expect((await open(path)).isNowhere).toBe(true);
});
