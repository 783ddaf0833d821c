import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { answering } from '@croupier/api-client/testing';
import {
  filterGames,
  launchGame,
  readFavoriteGames,
  readGame,
  readGameIndex,
  readOwnReturn,
  readRecentGames,
  readSimilarGames,
  readUserLimits,
  rememberGame,
} from '@croupier/contracts';
import { ModalHost, registerModals } from '@croupier/shell';
import { closeAllModals } from '@croupier/shell/testing';
import { besideGameAtom, openGameAtom } from '../frame/frame.atoms.ts';
import type { GameLinks } from '../links.tsx';
import { buildCard, buildGame, buildIndex } from '../testing/build-game.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import { GamePage } from './GamePage.tsx';
import { PickSecond } from './PickSecond.tsx';

const screenSize = { wide: true };
beforeAll(() => {
  registerModals({ 'second-game': async () => PickSecond });
  // Loads lazy code beforehand: the waiting isn't under test.
  return Promise.all([import('../frame/launch.ts'), import('../catalogue/calls.ts')]);
});
beforeEach(() => {
  screenSize.wide = true;
  vi.stubGlobal('matchMedia', () => ({ matches: screenSize.wide, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  act(() => closeAllModals({ immediate: true }));
  vi.unstubAllGlobals();
});

const first = buildGame();
const hare = buildCard({ slug: 'moon-hare', title: 'Moon Hare' });
const koi = buildCard();
const page = (data: (typeof hare)[]) => ({
  data,
  pagination: { current_page: 1, next_page: null, prev_page: null, total_pages: 1, total_count: data.length },
});

/** Renders the page as an app does, with the second game in its address. */
function show({ beside = null as string | null, signedIn = true, allowed = true } = {}) {
  const launched = vi.fn((_: unknown) => ({ url: 'http://games.test/x#token=1', mode: 'real', currency: 'EUR' }));
  const api = answering([
    [readSimilarGames, []],
    [readOwnReturn, []],
    [readUserLimits, []],
    [rememberGame, undefined],
    [launchGame, launched],
    [readGame, buildGame({ slug: 'moon-hare', title: 'Moon Hare' })],
    [readGameIndex, buildIndex()],
    [readRecentGames, [koi, hare]],
    [readFavoriteGames, [hare, buildCard({ slug: 'paper-fox', title: 'Paper Fox' })]],
    [filterGames, page([hare])],
  ]);
  const go = { to: (_: string) => undefined as void };
  const links: Partial<GameLinks> = {
    follow: (href) => go.to(href),
    ...(allowed && {
      besideHref: ({ slug }, how) => `/play/${slug}?mode=${how.mode}${how.beside ? `&beside=${how.beside}` : ''}`,
    }),
  };
  function Address() {
    const [search, setSearch] = useState<{ beside?: string | undefined }>({ beside: beside ?? undefined });
    go.to = (href) => setSearch({ beside: new URL(href, 'http://c').searchParams.get('beside') ?? undefined });
    return (
      <GamePage
        game={first}
        player={signedIn ? { currency: 'EUR', bonusCents: 0 } : null}
        begin="real"
        beside={search.beside}
        currency="EUR"
        onLimits={vi.fn()}
        signIn={null}
        providerLink={null}
        jackpot={null}
        fairnessLink={null}
      />
    );
  }
  const rendered = renderInApp(
    <>
      <Address />
      <ModalHost />
    </>,
    api,
    links,
  );
  return { ...rendered, launched };
}
const asked = (launched: ReturnType<typeof show>['launched']) =>
  launched.mock.calls.map(([parts]) => (parts as { body: { game: string; mode: string } }).body);
const second = () => screen.queryByRole('region', { name: 'Second game: Moon Hare' });
const opener = () => screen.queryByRole('button', { name: 'Open a second game' });

test('a second game is picked among the player’s own and begins beside the first, in a session of its own', async () => {
  const { store, launched } = show();
  await waitFor(() => expect(store.get(openGameAtom)?.url).toBeTruthy());
  act(() => store.set(openGameAtom, (now) => now && { ...now, state: 'shown' }));
  await userEvent.click(opener()!);
  const list = await screen.findByRole('listbox');
  await waitFor(() => expect(list).toHaveTextContent(/Recently played.*Moon Hare.*Favourites.*Paper Fox/));
  expect(screen.queryByRole('option', { name: /Koi Garden/ })).toBeNull();
  expect(screen.getAllByRole('option', { name: /Moon Hare/ })).toHaveLength(1);
  await userEvent.click(screen.getByRole('option', { name: /Moon Hare/ }));
  expect(second()).toBeVisible();
  await waitFor(() => expect(store.get(besideGameAtom)?.url).toBeTruthy());
  expect(asked(launched)).toEqual([
    { game: 'koi-garden', mode: 'real', currency: 'EUR' },
    { game: 'moon-hare', mode: 'real', currency: 'EUR' },
  ]);
  expect(store.get(openGameAtom)).toMatchObject({ state: 'shown', launch: store.get(openGameAtom)!.launch });
  expect(opener()).toBeNull();
});

test('an address with two games opens both; the second gives its place back when it is closed', async () => {
  const { store, launched } = show({ beside: 'moon-hare' });
  await waitFor(() => expect(launched).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(store.get(besideGameAtom)?.url).toBeTruthy());
  await userEvent.click(screen.getByRole('button', { name: 'Close Moon Hare' }));
  await waitFor(() => expect(second()).toBeNull());
  expect(store.get(besideGameAtom)).toBeNull();
  expect(store.get(openGameAtom)).not.toBeNull();
});

test.each([
  ['two at a time are forbidden', { allowed: false }, true],
  ['the window is narrow', {}, false],
  ['nobody is signed in', { signedIn: false }, true],
])('where %s the first game alone opens, and no second is offered', async (_where, props, wide) => {
  screenSize.wide = wide;
  const { store, launched } = show({ ...props, beside: 'moon-hare' });
  if (!('signedIn' in props)) await waitFor(() => expect(store.get(openGameAtom)?.url).toBeTruthy());
  act(() => store.set(openGameAtom, (now) => now && { ...now, state: 'shown' }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(store.get(besideGameAtom)).toBeNull();
  expect(asked(launched).filter(({ game }) => game === 'moon-hare')).toEqual([]);
  expect(opener()).toBeNull();
});

test('a game is not put beside itself', async () => {
  const { store, launched } = show({ beside: 'koi-garden' });
  await waitFor(() => expect(store.get(openGameAtom)?.url).toBeTruthy());
  expect(launched).toHaveBeenCalledOnce();
});
