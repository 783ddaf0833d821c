import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiProvider } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import { readLatestWinners, type Winner } from '@croupier/contracts';
import { WithTexts } from '@croupier/ui-kit/testing';
import { LatestWinners } from './LatestWinners.tsx';
import { winnersQuery } from './winners.query.ts';

const win = (index: number): Winner => ({
  game_identifier: `title-${index}`,
  game_title: `Title ${index}`,
  live: index === 2,
  game_table_image_path: '/assets/title.avif',
  win_amount_cents: 2_000 + index,
  currency: 'EUR',
  nickname: 'Ad***',
  won_at: '2026-11-20T12:00:00.000Z',
});
const wins = (count: number) => Array.from({ length: count }, (_, index) => win(index));

/** Renders the winners as the page does, with the server's reply already cached. */
function show(count: number) {
  const api = answering([[readLatestWinners, wins(count)]]);
  const queryClient = new QueryClient();
  const { queryKey } = winnersQuery(api);
  queryClient.setQueryData(queryKey, wins(count));
  render(
    <WithTexts>
      <QueryClientProvider client={queryClient}>
        <ApiProvider api={api}>
          <LatestWinners hrefOf={({ live, game_identifier: slug }) => `/${live ? 'live' : 'play'}/${slug}`} />
        </ApiProvider>
      </QueryClientProvider>
    </WithTexts>,
  );
  return (now: number) => act(async () => void queryClient.setQueryData(queryKey, wins(now)));
}

test('fewer than six wins are not shown, nor does a sixth push the page down', async () => {
  const change = show(5);
  expect(screen.queryByRole('heading')).toBeNull();
  await change(6);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('six wins stand there, each leading to its title or table', () => {
  show(6);
  expect(screen.getByRole('heading', { name: 'Latest winners' })).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/play/title-0',
    '/play/title-1',
    '/live/title-2',
    '/play/title-3',
    '/play/title-4',
    '/play/title-5',
  ]);
});
