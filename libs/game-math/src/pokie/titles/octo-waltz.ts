import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { pokie } from '../pokie.ts';

/** Low volatility: six reels of three, 729 ways; 8 free spins or more, whose wins count ×2. */
export const octoWaltzTitle: PokieDefinition = {
  id: 'octo-waltz',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'ESAGCEDFBGFDGFCDFG',
    'ESAFGSADGBECGDFCBEDFWG',
    'SBECDGCFGBDFGWBCEADEFGEF',
    'DBCFESAGEFDAGBFCGDWGSE',
    'EFDECWAEGBFGEDSGACDFG',
    'FESDAFGSFGWDGCFECAB',
  ],
  lines: null,
  pays: {
    A: { 3: 6, 4: 12, 5: 25, 6: 60 },
    B: { 3: 4, 4: 8, 5: 22, 6: 45 },
    C: { 3: 2, 4: 5, 5: 12, 6: 28 },
    D: { 3: 2, 4: 3, 5: 9, 6: 18 },
    E: { 3: 1, 4: 2, 5: 7, 6: 12 },
    F: { 3: 1, 4: 2, 5: 5, 6: 10 },
    G: { 4: 2, 5: 4, 6: 7 },
  },
  scatterPays: { 4: 20, 5: 100, 6: 500 },
  freeSpins: {
    mayBeOpened: true,
    awards: { 4: 8, 5: 12, 6: 20 },
    reels: [
      'CEGDFBGFBDGFACEDA',
      'BAGFEDAFECFEWDCGDWG',
      'WAFWCBFGEDCGDEGFED',
      'EFGWEGFBWGCDBFAEDCAD',
      'FBGFWEBCFAEDAGWCDFGD',
      'DEGCWEBACGWFBDFGDFEG',
    ],
    multipliers: [2],
  },
};

export const octoWaltz = pokie(
  octoWaltzTitle,
  { rtp: 0.9578, hitRate: 0.5189, deviation: 4.58, maxWinMultiple: 5000, volatility: 'low' },
  versions['octo-waltz'],
);
