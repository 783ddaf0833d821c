import { atomWithStorage } from 'jotai/utils';
import { storedKeys } from '@croupier/contracts';

export type Density = 'comfortable' | 'compact';

/** Setting for how densely this device lists matches. */
export const densityAtom = /* @__PURE__ */ atomWithStorage<Density>(storedKeys.density, 'comfortable');
