import { atomWithStorage } from 'jotai/utils';
import { storedKeys } from '@croupier/contracts';

export type Density = 'comfortable' | 'compact';

/** How close together matches are listed on this device. */
export const densityAtom = /* @__PURE__ */ atomWithStorage<Density>(storedKeys.density, 'comfortable');
