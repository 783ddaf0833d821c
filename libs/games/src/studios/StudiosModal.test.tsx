import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { answering } from '@croupier/api-client/testing';
import { filterGames, readProviders } from '@croupier/contracts';
import { ModalHost, openModal, registerModals } from '@croupier/shell';
import { closeAllModals } from '@croupier/shell/testing';
import { buildCard } from '../testing/build-game.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import { StudiosModal } from './StudiosModal.tsx';

beforeAll(() => {
  registerModals({ producers: async () => () => <StudiosModal studioHref={(id) => `/producers/${id}`} /> });
});
afterEach(() => act(() => closeAllModals({ immediate: true })));

const asked = vi.fn(() => ({
  data: [1, 2, 3, 4].map((n) => buildCard({ slug: `ember-${n}`, provider: 'oak-and-ember' })),
  pagination: { current_page: 1, next_page: null, prev_page: null, total_pages: 1, total_count: 4 },
}));

// shows: popup:producers
test('each studio stands with its hand and its count, and its name leads to its games', async () => {
  const follow = vi.fn();
  const api = answering([
    [readProviders, [{ id: 'oak-and-ember', title: 'Oak & Ember', games: 12 }]],
    [filterGames, asked],
  ]);
  renderInApp(<ModalHost />, api, { follow });
  act(() => openModal('producers'));
  const link = await screen.findByRole('link', { name: 'Oak & Ember' });
  expect(screen.getByText('12 games')).toBeVisible();
  await vi.waitFor(() => expect(document.querySelectorAll('li img')).toHaveLength(3));
  expect(asked).toHaveBeenCalledOnce();
  await userEvent.click(link);
  expect(follow).toHaveBeenCalledWith('/producers/oak-and-ember');
});

test('where the studios did not come it is said, with a way to try again', async () => {
  renderInApp(<ModalHost />, answering([[readProviders, () => Promise.reject(new Error('away'))]]));
  act(() => openModal('producers'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
