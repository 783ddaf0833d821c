import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { playerQuery, useApi } from '@croupier/api-client';
import { guestFavouritesAtom } from './favourites.atoms.ts';
import { favouritesQuery } from './favourites.query.ts';

/** Moves a guest's favourites to the account at sign-in, then deletes them from the device. Renders nothing. */
export function MergeFavourites() {
  const api = useApi();
  const queryClient = useQueryClient();
  const player = useQuery(playerQuery(api)).data?.id;
  const [guests, setGuests] = useAtom(guestFavouritesAtom);
  const waiting = player !== undefined && guests.length > 0;
  const merge = useEffectEvent(async () => {
    const { merge: mergeInto } = await import('../calls.ts');
    const all = await mergeInto(api, guests.toReversed());
    queryClient.setQueryData(favouritesQuery(api).queryKey, all);
    setGuests([]);
  });
  useEffect(() => {
    // If it fails, the next visit retries.
    if (waiting) merge().catch(() => undefined);
  }, [waiting, player]);
  return null;
}
