import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtom, useAtomValue } from 'jotai';
import { playerQuery, useApi } from '@croupier/api-client';
import type { Favourite } from '@croupier/contracts';
import { showToast } from '@croupier/shell';
import { guestFavouritesAtom } from './favourites.atoms.ts';
import { favouritesQuery, isSame, keepFavourite, withMark } from './favourites.query.ts';

const NONE: readonly Favourite[] = [];

/** Returns whether a player is signed in. Favourites are then on the server, otherwise on this device. */
export const useSignedIn = (): boolean => Boolean(useQuery(playerQuery(useApi())).data);

/** Returns the favourites, newest first. */
export function useFavourites(): readonly Favourite[] {
  const signedIn = useSignedIn();
  const guests = useAtomValue(guestFavouritesAtom);
  const { data = NONE } = useQuery({ ...favouritesQuery(useApi()), enabled: signedIn });
  return signedIn ? data : guests;
}

/** Returns whether this is a favourite, and a function that toggles it. */
export function useFavourite(favourite: Favourite): [on: boolean, toggle: () => void] {
  const { t } = useLingui();
  const api = useApi();
  const signedIn = useSignedIn();
  const [guests, setGuests] = useAtom(guestFavouritesAtom);
  const { data: mine = false } = useQuery({
    ...favouritesQuery(api),
    enabled: signedIn,
    select: (list) => list.some((one) => isSame(one, favourite)),
  });
  const queryClient = useQueryClient();
  const on = signedIn ? mine : guests.some((one) => isSame(one, favourite));
  const toggle = () => {
    if (!signedIn) return setGuests(withMark(guests, favourite, !on));
    keepFavourite(api, queryClient, { favourite, on: !on }).catch(() =>
      showToast({ type: 'error', text: t`We couldn’t save this favourite. Please try again.` }),
    );
  };
  return [on, toggle];
}
