import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { linesOf } from '../lines.ts';
import { pokie } from '../pokie.ts';

/** Low volatility: five reels of three, 10 lines; 7 free spins or more, whose wins count ×2. */
export const frogPopTitle: PokieDefinition = {
  id: 'frog-pop',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'DAECDEWBGSFGECAGDFEGF',
    'CGFWEAFEAWDEFDGCFGBSGD',
    'BEWFEGFCSFDGEACBAGDFG',
    'DSGBEFWGFWDCEBCAEGDFAG',
    'CGBDEASEFGWFCGDECBFD',
  ],
  lines: linesOf(5, 3, 10),
  pays: {
    W: { 5: 180 },
    A: { 3: 25, 4: 50, 5: 90 },
    B: { 3: 20, 4: 35, 5: 80 },
    C: { 3: 14, 4: 30, 5: 60 },
    D: { 3: 7, 4: 18, 5: 45 },
    E: { 3: 6, 4: 15, 5: 30 },
    F: { 3: 5, 4: 10, 5: 20 },
    G: { 3: 3, 4: 7, 5: 15 },
  },
  scatterPays: { 3: 20, 4: 100, 5: 500 },
  freeSpins: {
    mayBeOpened: true,
    awards: { 3: 7, 4: 11, 5: 19 },
    reels: [
      'WFCGAFWAEDCGDEFGDCB',
      'CFEDABWGCWEFADGFDGBEGW',
      'EDBGCAWDFEDWFECGFBG',
      'FBWFCGDWCGECAEBDAEDG',
      'GFWADECGEBGCFWDCBFD',
    ],
    multipliers: [2],
  },
};

export const frogPop = pokie(
  frogPopTitle,
  { rtp: 0.9562, hitRate: 0.4055, deviation: 3.52, maxWinMultiple: 1532, volatility: 'low' },
  versions['frog-pop'],
);
