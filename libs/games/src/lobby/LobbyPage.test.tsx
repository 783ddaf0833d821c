import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { answering } from '@croupier/api-client/testing';
import { filterGames, type GameCard, readCollections, readGameIndex, readProviders } from '@croupier/contracts';
import { buildCard, buildIndex } from '../testing/build-game.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import type { LobbyChoice } from './lobby-choice.ts';
import { LobbyPage } from './LobbyPage.tsx';

class NothingComesNear {
  observe = () => undefined;
  disconnect = () => undefined;
}
beforeEach(() => vi.stubGlobal('IntersectionObserver', NothingComesNear));

const page = (data: GameCard[], without?: Record<string, number>) => ({
  data,
  pagination: { current_page: 1, next_page: null, prev_page: null, total_pages: 1, total_count: data.length },
  ...(without ? { without } : {}),
});

const away = (): never => {
  throw new Error('away');
};

function show(choice: LobbyChoice, answer = page([buildCard()]), index: object | (() => never) = buildIndex()) {
  const asked = vi.fn((_parts: Record<string, unknown>) => answer);
  const onChoose = vi.fn();
  const api = answering([
    [readCollections, [{ id: 'sea', title: 'By the sea', games: 12 }]],
    [readProviders, [{ id: 'oak-and-ember', title: 'Oak & Ember', games: 12 }]],
    [filterGames, asked],
    [readGameIndex, index],
  ]);
  renderInApp(
    <LobbyPage
      title="Pokies"
      filter={{ categories: ['pokies'], providers: [], device: 'desktop' }}
      choice={choice}
      onChoose={onChoose}
    />,
    api,
  );
  return { asked, onChoose };
}

test('every filter of the address is asked for together', async () => {
  const { asked } = show({
    category: 'sea',
    provider: 'oak-and-ember',
    mechanic: 'ways',
    feature: 'free-spins',
    volatility: 'high',
    rtp: 96,
    sort: 'title',
  });
  expect(await screen.findByText('1 game')).toBeVisible();
  expect(asked.mock.calls[0]?.[0]).toMatchObject({
    body: {
      filter: {
        categories: { identifiers: ['pokies', 'sea'], strategy: 'AND' },
        providers: ['oak-and-ember'],
        mechanics: ['ways'],
        features: ['free-spins'],
        volatilities: ['high'],
        rtp_from: 0.96,
      },
      sort: 'title',
    },
  });
});

const option = (name: string | RegExp) => screen.getByRole<HTMLOptionElement>('option', { name });

test('each option says how many titles there would be with it, and what would leave none cannot be chosen', async () => {
  show({ volatility: 'high' });
  expect(await screen.findByRole('option', { name: 'Ways to win (2)' })).toBeEnabled();
  expect(option('Paylines (0)')).toBeDisabled();
  // Chosen instead of high, not in addition.
  expect(option('Medium volatility (1)')).toBeEnabled();
  expect(option('High volatility')).toBeEnabled();
  expect(option('Jackpot (1)')).toBeEnabled();
  expect(option('Multipliers (0)')).toBeDisabled();
  expect(option('RTP of 96% or higher (1)')).toBeEnabled();
  expect(option('Oak & Ember (1)')).toBeEnabled();
  expect(option('All studios')).toBeEnabled();
});

test('while the index is away nothing is counted, and everything can be chosen', async () => {
  show({}, undefined, away);
  expect(await screen.findByRole('option', { name: 'Ways to win' })).toBeEnabled();
  expect(screen.queryByRole('option', { name: /\(\d/ })).toBeNull();
});

test('choosing one filter changes that one alone, and all can be taken away at once', async () => {
  const { onChoose } = show({ volatility: 'low' }, undefined, away);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Mechanic' }), 'ways');
  expect(onChoose).toHaveBeenLastCalledWith({ mechanic: 'ways' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Return to player' }), '96');
  expect(onChoose).toHaveBeenLastCalledWith({ rtp: 96 });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Volatility' }), 'Any volatility');
  expect(onChoose).toHaveBeenLastCalledWith({ volatility: undefined });
  await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(Object.entries(onChoose.mock.lastCall?.[0] as object).every(([, value]) => value === undefined)).toBe(true);
});

test('where nothing is left it says which filter to let go of, the one that helps most first', async () => {
  const { onChoose } = show(
    { category: 'sea', volatility: 'low', mechanic: 'ways' },
    page([], { 'categories.pokies': 3, 'categories.sea': 0, volatilities: 4, mechanics: 9 }),
  );
  expect(await screen.findByRole('heading', { name: 'No games match all of these filters' })).toBeVisible();
  const offers = within(screen.getByRole('heading', { name: 'No games match all of these filters' }).parentElement!)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(offers).toEqual(['Without “Ways to win”: 9 games', 'Without “Low volatility”: 4 games', 'Clear all filters']);
  await userEvent.click(screen.getByRole('button', { name: /Ways to win/ }));
  expect(onChoose).toHaveBeenLastCalledWith({ mechanic: undefined });
});
