import { atomWithStorage } from 'jotai/utils';
import { type Favourite, storedKeys } from '@croupier/contracts';

/** What a guest keeps on this device, newest first, until a sign-in takes it along. */
export const guestFavouritesAtom = /* @__PURE__ */ atomWithStorage<readonly Favourite[]>(storedKeys.favourites, []);
