import { setupI18n } from '@lingui/core';
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, isNotFound } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { CallRefused, playerQuery } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import {
  readAchievements,
  readLotteries,
  readLottery,
  readProject,
  readTournament,
  readTournaments,
} from '@croupier/contracts';
import type { EditionId } from '@croupier/i18n';
import { createRouter } from '../router.tsx';

const origins = { casino: 'http://c.test', sport: 'http://s.test', games: 'http://g.test', payments: 'http://p.test' };
const pagination = { current_page: 1, next_page: null, prev_page: null, total_pages: 3, total_count: 20 };
const refused = () => {
  throw new CallRefused(404, { errors: { base: { not_found: '' } } });
};
const list = vi.fn(() => ({ data: [], pagination }));
let achievements = true;
const api = answering([
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
        achievements,
        lootbox_wheel: true,
        comp_points: false,
        registration_checkbox: true,
        ab_registration: true,
      },
    }),
  ],
  [readTournaments, list],
  [readTournament, refused],
  [readAchievements, []],
  [readLotteries, []],
  [readLottery, refused],
]);

/** Opens an address of the casino, as the server does. */
async function open(path: string, edition: EditionId = 'default') {
  list.mockClear();
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const queryClient = new QueryClient();
  queryClient.setQueryData(playerQuery(api).queryKey, null);
  const pageContext = { edition, locale: 'en', device: 'desktop', origins, session: false } as const;
  const services = { api, i18n, queryClient, pageContext };
  const router = createRouter(services);
  router.update({ context: services, history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  const titles = router.state.matches.flatMap(({ meta }) => meta ?? []).flatMap((tag) => tag?.title ?? []);
  return { isNowhere: router.state.matches.some(({ error }) => isNotFound(error)), title: titles.at(-1) };
}

// shows: route:/tournaments; route:/tournaments/all; route:/tournaments/producers; route:/tournaments/actions; route:/tournaments/archive
test.each([
  ['/tournaments', 'all', '1'],
  ['/tournaments/all', 'all', '1'],
  ['/tournaments/producers?page=3', 'producers', '3'],
  ['/tournaments/actions', 'actions', '1'],
  ['/tournaments/archive?page=nine', 'archive', '1'],
])('%s lists %s, page %s', async (path, wanted, page) => {
  expect((await open(path)).title).toContain('Tournaments');
  expect(list).toHaveBeenCalledWith(expect.objectContaining({ query: { list: wanted, page } }));
});

// shows: route:not-found
test.each(['', '/all', '/producers', '/actions', '/archive'])(
  'a page past the end of /tournaments%s is nowhere',
  async (path) => {
    expect((await open(`/tournaments${path}?page=3`)).isNowhere).toBe(false);
    expect((await open(`/tournaments${path}?page=4`)).isNowhere).toBe(true);
  },
);

// shows: route:/tournaments/lotteries; route:/tournaments/achievements
test.each(['/tournaments/lotteries', '/tournaments/achievements'])('%s is no list of tournaments', async (path) => {
  expect(await open(path)).toMatchObject({ isNowhere: false, title: expect.stringContaining('Tournaments:') });
  expect(list).not.toHaveBeenCalled();
});

// shows: flag:achievements
test('achievements that are switched off are nowhere, and the lists go on without them', async () => {
  achievements = false;
  expect((await open('/tournaments/achievements')).isNowhere).toBe(true);
  expect((await open('/tournaments')).isNowhere).toBe(false);
  achievements = true;
});

// shows: route:/lottery/{slug}
test.each(['/lottery/nowhere', '/lottery/No%20Slug'])('%s is nowhere', async (path) => {
  expect((await open(path)).isNowhere).toBe(true);
});

// shows: route:/action/{slug?}
test('the present quest is the first of the list of quests', async () => {
  expect((await open('/action')).title).toContain('Quest');
  expect(list).toHaveBeenCalledWith(expect.objectContaining({ query: { list: 'actions', page: '1' } }));
});

test('what an edition forbids is nowhere', async () => {
  expect((await open('/tournaments', 'no')).isNowhere).toBe(true);
  expect((await open('/action', 'no')).isNowhere).toBe(true);
  expect((await open('/arena', 'no')).isNowhere).toBe(true);
  expect((await open('/tournaments/lotteries', 'no')).isNowhere).toBe(false);
});

test.each(['/tournaments/nowhere', '/tournaments/No%20Slug', '/action/nowhere'])('%s is nowhere', async (path) => {
  expect((await open(path)).isNowhere).toBe(true);
});
