import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { answering } from '@croupier/api-client/testing';
import { filterGames, readCollections, readGameIndex, readProviders } from '@croupier/contracts';
import { ModalHost, openModal, registerModals } from '@croupier/shell';
import { closeAllModals } from '@croupier/shell/testing';
import { buildCard } from '../testing/build-game.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import { searchesAtom } from './searches.atoms.ts';
import { SearchModal } from './SearchModal.tsx';

beforeAll(() => {
  registerModals({
    search: async () => () => <SearchModal pageHref={(page) => `#${Object.entries(page).flat().join('/')}`} />,
  });
  Element.prototype.scrollIntoView = () => undefined; // jsdom has no layout.
});
beforeEach(() => localStorage.clear());
afterEach(() => act(() => closeAllModals({ immediate: true })));

const titles = ['Koi Garden', 'Paper Dragon', "Keeper's Lamp"];
const cards = [
  buildCard(),
  buildCard({ slug: 'paper-dragon', title: 'Paper Dragon' }),
  buildCard({ slug: 'keepers-lamp', title: "Keeper's Lamp" }),
];
const api = answering([
  [
    readGameIndex,
    {
      titles,
      providers: ['Paperlantern Works'],
      provider_ids: ['paperlantern-works'],
      title_providers: [0, 0, 0],
      flags: [1, 1, 1],
      mechanics: [],
      title_mechanics: [],
      title_volatilities: [],
      title_rtps: [],
      lists: {},
    },
  ],
  [readProviders, [{ id: 'paperlantern-works', title: 'Paperlantern Works', games: 3 }]],
  [
    readCollections,
    [
      { id: 'sea', title: 'By the sea', games: 2 },
      { id: 'pokies', title: 'Pokies', games: 3 },
      { id: 'live', title: 'Live tables', games: 0 },
    ],
  ],
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

async function open(links: Parameters<typeof renderInApp>[2] = {}) {
  const shown = renderInApp(<ModalHost />, api, links);
  act(() => openModal('search'));
  return { ...shown, field: await screen.findByRole('combobox', { name: 'Game, studio or game type' }) };
}
const optionNames = () => screen.getAllByRole('option').map((option) => option.textContent);

// shows: rule:game-search; popup:search
test('a part of a title in any case finds it, Enter goes there, and the search is remembered', async () => {
  const follow = vi.fn();
  const { field, store } = await open({ follow });
  await screen.findByRole('option', { name: /Koi Garden/ });
  await userEvent.type(field, 'DRAG');
  expect(await screen.findByText('1 game')).toBeVisible();
  await vi.waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option').id);
  await userEvent.keyboard('{Enter}');
  expect(follow).toHaveBeenCalledWith('/play/paperlantern-works/paper-dragon');
  expect(store.get(searchesAtom)).toEqual(['DRAG']);
});

test('a wrong letter still finds the title, below what it says', async () => {
  const { field } = await open();
  await userEvent.type(field, 'papre drag');
  const near = await screen.findByRole('group', { name: 'Similar names' });
  expect(within(near).getByRole('option', { name: /Paper Dragon/ })).toBeVisible();
});

test('studios, collections, kinds and mechanics lead to their pages, before titles; what is empty does not', async () => {
  const { field } = await open();
  await screen.findByRole('option', { name: /Koi Garden/ });
  await userEvent.type(field, 'pap');
  await vi.waitFor(() =>
    expect(optionNames()).toEqual([
      'Paperlantern Works Studio · 3 games',
      expect.stringMatching(/^Paper Dragon Paperlantern Works/),
    ]),
  );
  expect(screen.getByRole('option', { name: /Studio/ })).toHaveAttribute('href', '#studio/paperlantern-works');
  await userEvent.clear(field);
  await userEvent.type(field, 'e');
  const hrefs = () => screen.getAllByRole('option').map((option) => option.getAttribute('href'));
  await vi.waitFor(() => expect(hrefs()).toEqual(expect.arrayContaining(['#collection/sea', '#kind/pokies'])));
  expect(hrefs()).not.toContain('#kind/live');
  await userEvent.clear(field);
  await userEvent.type(field, 'ways');
  await vi.waitFor(() => expect(hrefs()).toEqual(['#mechanic/ways']));
});

test('what led somewhere before is offered again, and can be forgotten', async () => {
  const { field, store } = await open();
  await act(async () => store.set(searchesAtom, ['koi']));
  const recent = await screen.findByRole('group', { name: 'Recent searches' });
  await userEvent.click(within(recent).getByRole('option', { name: 'koi' }));
  expect(field).toHaveValue('koi');
  await userEvent.clear(field);
  await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
  expect(store.get(searchesAtom)).toEqual([]);
  expect(screen.queryByRole('group', { name: 'Recent searches' })).toBeNull();
});

// shows: rule:game-search
test('what is in no title says so, and offers others', async () => {
  const { field } = await open();
  await userEvent.type(field, 'zebra');
  expect(await screen.findByText('No games found')).toBeVisible();
  expect(await screen.findByRole('option', { name: /Koi Garden/ })).toBeVisible();
});

test('pages and actions of the app are found before the games, done by Enter, and stand behind the suggestions unasked', async () => {
  const run = vi.fn();
  const commands = [
    { id: 'deposit', title: 'Deposit', what: 'Action', icon: null, run },
    { id: 'limits', title: 'Limits', what: 'Page', icon: null, href: '#limits' },
  ];
  registerModals({ palette: async () => () => <SearchModal pageHref={() => '#'} commands={commands} /> });
  renderInApp(<ModalHost />, api);
  act(() => openModal('palette'));
  const field = await screen.findByRole('combobox', { name: 'Game, studio or game type' });
  await screen.findByRole('option', { name: /Koi Garden/ });
  expect(optionNames().slice(-2)).toEqual(['Deposit Action', 'Limits Page']);
  await userEvent.type(field, 'dep');
  expect(await screen.findByText('1 page or action')).toBeVisible();
  expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'Deposit Action' }).id);
  await userEvent.keyboard('{Enter}');
  expect(run).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
