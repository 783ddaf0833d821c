import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { answering } from '@croupier/api-client/testing';
import { filterGames, readGameIndex } from '@croupier/contracts';
import { ModalHost, openModal, registerModals } from '@croupier/shell';
import { buildCard } from '../testing/build-game.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import { SearchModal } from './SearchModal.tsx';

beforeAll(() => registerModals({ search: async () => SearchModal }));

const titles = ['Koi Garden', 'Paper Dragon', "Keeper's Lamp"];
const cards = [
  buildCard(),
  buildCard({ slug: 'paper-dragon', title: 'Paper Dragon' }),
  buildCard({ slug: 'keepers-lamp', title: "Keeper's Lamp" }),
];
const api = answering([
  [readGameIndex, { titles, providers: ['Paperlantern Works'], title_providers: [0, 0, 0], flags: [1, 1, 1] }],
  [
    filterGames,
    (parts: Record<string, unknown>) => {
      const { filter } = parts.body as { filter: { slugs: string[] } };
      const data = cards.filter(({ slug }) => filter.slugs.includes(slug));
      return {
        data,
        pagination: { current_page: 1, next_page: null, prev_page: null, total_pages: 1, total_count: data.length },
      };
    },
  ],
]);

// shows: rule:game-search; popup:search
test('a part of a title in any case finds it, and choosing it goes there', async () => {
  const follow = vi.fn();
  renderInApp(<ModalHost />, api, { follow });
  act(() => openModal('search'));
  await userEvent.type(await screen.findByRole('searchbox'), 'DRAG');
  expect(await screen.findByText('1 title')).toBeVisible();
  const link = await screen.findByRole('link', { name: 'Paper Dragon' });
  await vi.waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(1));
  await userEvent.click(link);
  expect(follow).toHaveBeenCalledWith('/play/paperlantern-works/paper-dragon');
});

// shows: rule:game-search
test('what is in no title says so', async () => {
  renderInApp(<ModalHost />, api);
  act(() => openModal('search'));
  await userEvent.type(await screen.findByRole('searchbox'), 'zebra');
  expect(await screen.findByText('No games found')).toBeVisible();
});
