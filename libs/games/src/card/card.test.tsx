import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CallFailed } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import { addFavoriteGame, readFavoriteGames, removeFavoriteGame } from '@croupier/contracts';
import { ToastHost } from '@croupier/shell';
import { dismissToasts } from '@croupier/shell/testing';
import { GameRow } from '../row/GameRow.tsx';
import { buildCard } from '../testing/build-game.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import { FavouriteToggle } from './FavouriteToggle.tsx';

// shows: rule:no-pressure
test('a row of covers leads to each title by its name, and says who made it and what it pays', async () => {
  const follow = vi.fn();
  renderInApp(
    <GameRow
      title="By the sea"
      games={[buildCard(), buildCard({ slug: 'moon-hare', title: 'Moon Hare' })]}
      firstCovers={1}
    />,
    answering([]),
    { follow },
  );
  const link = screen.getByRole('link', { name: 'Koi Garden' });
  expect(link).toHaveAttribute('href', '/play/paperlantern-works/koi-garden');
  expect(screen.getAllByText('RTP 96.02%')).toHaveLength(2);
  await userEvent.click(link);
  expect(follow).toHaveBeenCalledWith('/play/paperlantern-works/koi-garden');
});

test('a card says at a glance what is special, two things at most', () => {
  renderInApp(
    <GameRow title="Row" games={[buildCard({ badges: ['jackpot', 'hot', 'wager-free'] }), buildCard({ slug: 'b' })]} />,
    answering([]),
  );
  const [first, second] = screen.getAllByRole('article');
  expect(within(first!).getByText('Jackpot')).toBeVisible();
  expect(within(first!).getByText('Popular')).toBeVisible();
  expect(screen.queryByText('Wager-free')).toBeNull();
  expect(second).not.toHaveTextContent(/Jackpot|Popular|New/);
});

test('only the first covers are fetched at once, and all have fixed sizes', () => {
  const { container } = renderInApp(
    <GameRow title="Row" games={[buildCard(), buildCard({ slug: 'b' })]} firstCovers={1} />,
    answering([]),
  );
  const pictures = [...container.querySelectorAll('img')];
  expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(['eager', 'lazy']);
  for (const picture of pictures)
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['240', '320']);
});

test('a cover that has the focus offers play and demo, reached with the next presses of Tab', async () => {
  renderInApp(<GameRow title="Row" games={[buildCard()]} />, answering([]));
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Koi Garden' })).toHaveFocus();
  const demo = await screen.findByRole('link', { name: 'Demo Koi Garden' });
  expect(demo).toHaveAttribute('href', '/play/paperlantern-works/koi-garden?mode=demo');
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Play Koi Garden' })).toHaveFocus();
});

test('where a visitor may open no demo, none is offered', async () => {
  renderInApp(<GameRow title="Row" games={[buildCard()]} />, answering([]), { demos: false });
  await userEvent.tab();
  expect(await screen.findByRole('link', { name: 'Play Koi Garden' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Demo/ })).toBeNull();
});

test('a favourite shows at once', async () => {
  let saved = false;
  const api = answering([
    [readFavoriteGames, () => (saved ? [buildCard()] : [])],
    [addFavoriteGame, () => ((saved = true), undefined)],
  ]);
  renderInApp(<FavouriteToggle game={buildCard()} />, api);
  const heart = screen.getByRole('button', { name: 'Favourite: Koi Garden' });
  await waitFor(() => expect(heart).toBeEnabled());
  await userEvent.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(saved).toBe(true));
});

// shows: promise:F2; error:rethrown-favourites
test.each([
  ['a favourite', [], 'false', 'true'],
  ['taking one away', [buildCard()], 'true', 'false'],
])('%s the server refuses is taken back, and said', async (_what, marked, before, after) => {
  const answer = Promise.withResolvers<never>();
  const api = answering([
    [readFavoriteGames, marked],
    [addFavoriteGame, () => answer.promise],
    [removeFavoriteGame, () => answer.promise],
  ]);
  const toggle = (
    <>
      <FavouriteToggle game={buildCard()} />
      <ToastHost />
    </>
  );
  renderInApp(toggle, api);
  const heart = screen.getByRole('button', { name: 'Favourite: Koi Garden' });
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', before));
  await waitFor(() => expect(heart).toBeEnabled());
  await userEvent.click(heart);
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', after));
  answer.reject(new CallFailed('Network Error'));
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', before));
  expect(await screen.findByText('We couldn’t save this favourite. Please try again.')).toBeVisible();
  act(dismissToasts);
});
