import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { pokie } from '../pokie.ts';

/** Low volatility: five reels of three, 243 ways; 10 free spins or more, whose wins count ×2. */
export const blueRibbonLinerTitle: PokieDefinition = {
  id: 'blue-ribbon-liner',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'ABCEBFDGEFSCFGDBEGFADG',
    'EFGWDFGDFACFECDGCESGB',
    'CGEWGABGASFDCFGDECDF',
    'FAWDASCFGEDGBEGFCGDEBC',
    'CEFDEFDAWBGASGCBFEGDB',
  ],
  lines: null,
  pays: {
    A: { 3: 6, 4: 15, 5: 28 },
    B: { 3: 6, 4: 7, 5: 18 },
    C: { 3: 4, 4: 7, 5: 15 },
    D: { 3: 3, 4: 6, 5: 9 },
    E: { 4: 5, 5: 8 },
    F: { 4: 3, 5: 4 },
    G: { 4: 2, 5: 3 },
  },
  scatterPays: { 3: 20, 4: 100, 5: 500 },
  freeSpins: {
    mayBeOpened: true,
    awards: { 3: 10, 4: 14, 5: 22 },
    reels: ['FBEGDCFAGEFCBD', 'EWGFCEDWGFCEADGB', 'DABCWGCDAFGWFEBDFE', 'GFCEWCGDBAEFWGDEB', 'CEGWFDCAFBGWEGBADG'],
    multipliers: [2],
  },
};

export const blueRibbonLiner = pokie(
  blueRibbonLinerTitle,
  { rtp: 0.9562, hitRate: 0.4839, deviation: 4.23, maxWinMultiple: 987.2, volatility: 'low' },
  versions['blue-ribbon-liner'],
);
