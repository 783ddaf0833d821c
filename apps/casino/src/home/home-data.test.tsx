import { setupI18n } from '@lingui/core';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { playerQuery } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import {
  readFavoriteGames,
  readGameRows,
  readLatestWinners,
  readRecentGames,
  readServerData,
  readSportEvents,
} from '@croupier/contracts';
import { homeData } from './home-data.ts';

const origins = { casino: 'http://c.test', sport: 'http://s.test', games: 'http://g.test', payments: 'http://p.test' };
const isAway = () => Promise.reject(new Error('away'));

/** Loads the home page for a guest or a player. Of a player's own parts, only the live matches get a reply. */
async function load(player: object | null) {
  const own = { recent: vi.fn(isAway), favourites: vi.fn(isAway), live: vi.fn(() => []) };
  const api = answering([
    [readGameRows, [{ id: 'sea', title: 'By the sea', games: [] }]],
    [readServerData, { static_pages: [], banners: [], categories: [] }],
    [readLatestWinners, []],
    [readRecentGames, own.recent],
    [readFavoriteGames, own.favourites],
    [readSportEvents, own.live],
  ]);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData<unknown>(playerQuery(api).queryKey, player);
  const pageContext = { edition: 'default', locale: 'en', device: 'desktop', origins, session: !!player } as const;
  await homeData({
    context: { api, queryClient, pageContext, i18n: setupI18n({ locale: 'en', messages: { en: {} } }) },
  });
  const keys = queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' });
  return { own, loaded: keys.map(({ queryKey }) => String(queryKey[1])) };
}

test('a guest’s home asks for nothing of a player, nor for matches', async () => {
  const { own, loaded } = await load(null);
  expect(loaded).toEqual(expect.arrayContaining(['rows', 'server-data', 'winners']));
  for (const asked of Object.values(own)) expect(asked).not.toHaveBeenCalled();
});

test('a player’s home stands although what was played last and what is marked does not come', async () => {
  const { own, loaded } = await load({ id: 1 });
  for (const asked of Object.values(own)) expect(asked).toHaveBeenCalled();
  expect(loaded).toEqual(expect.arrayContaining(['rows', 'live-matches']));
  expect(loaded).not.toContain('recent');
});
