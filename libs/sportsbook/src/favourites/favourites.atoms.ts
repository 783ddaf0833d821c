import { atomWithStorage } from 'jotai/utils';
import { type Favourite, storedKeys } from '@croupier/contracts';

/** Favourites of a guest on this device, newest first. Signing in moves them to the account. */
export const guestFavouritesAtom = /* @__PURE__ */ atomWithStorage<readonly Favourite[]>(storedKeys.favourites, []);
