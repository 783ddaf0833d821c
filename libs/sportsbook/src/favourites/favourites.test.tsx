import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { playerQuery } from '@croupier/api-client';
import { addFavourite, mergeFavourites, readFavourites, readSportEvents } from '@croupier/contracts';
import { Refusal } from '@croupier/contracts';
import { renderSport } from '../testing/render-sport.tsx';
import { sportEvent } from '../testing/sport-events.ts';
import { matchAsFavourite } from './favourite-of.ts';
import { guestFavouritesAtom } from './favourites.atoms.ts';
import { FavouritesPage } from './FavouritesPage.tsx';
import { MergeFavourites } from './MergeFavourites.tsx';
import { Star } from './Star.tsx';

beforeEach(() => localStorage.clear());

const favourite = matchAsFavourite(sportEvent());
const star = () => screen.getByRole('button', { name: 'Favourite: Port Ashby – Nueva Coral' });

test('a guest’s star stays on this device, and goes to the server with the sign-in', async () => {
  const merge = vi.fn(() => [favourite]);
  const { store, queryClient } = renderSport(
    <>
      <Star favourite={favourite} />
      <MergeFavourites />
    </>,
    {
      signedIn: false,
      answers: [
        [mergeFavourites, merge],
        [readFavourites, [favourite]],
      ],
    },
  );
  await userEvent.click(star());
  expect(star()).toHaveAttribute('aria-pressed', 'true');
  expect(store.get(guestFavouritesAtom)).toEqual([favourite]);
  expect(merge).not.toHaveBeenCalled();
  act(() => void queryClient.setQueryData(playerQuery(null as never).queryKey, { id: 1, currency: 'EUR' } as never));
  await waitFor(() => expect(store.get(guestFavouritesAtom)).toEqual([]));
  expect(merge).toHaveBeenCalledOnce();
  expect(star()).toHaveAttribute('aria-pressed', 'true');
});

test('a player’s star shows at once and is taken back where the server refuses', async () => {
  const answers = [
    [readFavourites, []],
    [addFavourite, () => Promise.reject(new Refusal('unavailable'))],
  ] as const;
  renderSport(<Star favourite={favourite} />, { answers });
  await userEvent.click(star());
  await waitFor(() => expect(star()).toHaveAttribute('aria-pressed', 'false'));
});

test('the page lists what is kept with its matches, and says what to do while there is nothing', async () => {
  const { store } = renderSport(<FavouritesPage />, {
    signedIn: false,
    answers: [
      [readSportEvents, ({ query }: { query: { state: string } }) => (query.state === 'live' ? [] : [sportEvent()])],
    ],
  });
  expect(screen.getByText('No favourites yet')).toBeInTheDocument();
  const team = { kind: 'team', key: 'ashby', sport: 'football', name: 'Port Ashby' } as const;
  act(() => store.set(guestFavouritesAtom, [team]));
  expect(await screen.findByText('Coming up')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Port Ashby Football/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Favourite: Port Ashby' }));
  expect(screen.getByText('No favourites yet')).toBeInTheDocument();
});
