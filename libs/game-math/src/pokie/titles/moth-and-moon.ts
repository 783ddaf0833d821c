import { selling } from '../../purchase.ts';
import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { pokie } from '../pokie.ts';

/**
 * High volatility: five reels, 243 ways, free spins whose multiplier rises by one with every spin.
 * W moon (wild), S lantern (scatter), M moth, O owl, V fox, L moonflower, R mushroom, F fern, T feather, B berries.
 */
export const mothAndMoonTitle: PokieDefinition = {
  id: 'moth-and-moon',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'BTVOBFLTRBMRTFLBTVFLBVTROBSFRMFL',
    'OFLBFLBTFBTFBRLBMLFWOLVFBLFVSOFRB',
    'RTLFRVTBRTVMTRVFBTRLTRVTMRBTVSOW',
    'TRFMOLFBTFLBTRVTRBFMVBFOLTVRLSWB',
    'TBFSBRFVBOLTOLMTVLTBRLFBRFTVRFOBM',
  ],
  lines: null,
  pays: {
    M: { 3: 10, 4: 60, 5: 1000 },
    O: { 3: 8, 4: 30, 5: 200 },
    V: { 3: 5, 4: 20, 5: 80 },
    L: { 3: 2, 4: 8, 5: 30 },
    R: { 3: 2, 4: 8, 5: 30 },
    F: { 4: 5, 5: 15 },
    T: { 4: 5, 5: 15 },
    B: { 4: 4, 5: 10 },
  },
  scatterPays: { 3: 20, 4: 100, 5: 1000 },
  freeSpins: {
    mayBeOpened: true,
    awards: { 3: 8, 4: 10, 5: 12 },
    reels: [
      'TLVRLFBVTRFTMBTOBFRBFLTFBMRLOV',
      'FRBTRBVLFWRFTMLFTMVLFBTOLVBRWOTB',
      'MWFRVTFRBOFLTBLVTLWMFTORFBRLBVTB',
      'BORLBFTVRLTBWTMVBMFLBORTFVTLFRWF',
      'BLRTVFTRBOTMFVLRFBTMLVWBOFTBRLWF',
    ],
    multipliers: [2, 3, 4, 5, 6, 7, 8, 9, 10],
  },
};

export const mothAndMoon = selling(
  pokie(
    mothAndMoonTitle,
    { rtp: 0.9623, hitRate: 0.3328, deviation: 14.63, maxWinMultiple: 5000, volatility: 'high' },
    versions['moth-and-moon'],
  ),
  { id: 'free-spins', price: 695, rtp: 0.9614, deviation: 2.24 },
);
