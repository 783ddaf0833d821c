import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { pokie } from '../pokie.ts';

/** Low volatility: three reels of three, 27 ways; 12 free spins or more, whose wins count ×4. */
export const pandaParadeTitle: PokieDefinition = {
  id: 'panda-parade',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'GAECFSGADBGCEGBDCSEAGFACEADBCFGDFEGFCGDFGBE',
    'GBCGDCFADGEFCBDEGDEGWBCEDFAEFGSFBDGFEWBFCASFC',
    'CAFGEBFGWFDGADEACEFSWDEFCSECGDEGCFBGE',
  ],
  lines: null,
  pays: { A: { 3: 40 }, B: { 3: 25 }, C: { 3: 15 }, D: { 3: 10 }, E: { 3: 6 }, F: { 3: 4 }, G: { 3: 1 } },
  scatterPays: { 3: 10 },
  freeSpins: {
    mayBeOpened: false,
    awards: { 3: 12 },
    reels: [
      'BFEGDECDGFEDGEFBEADCAFCDAFGBCGAFCGFCG',
      'GCEADGECWECBGAWFCGFEDBGDFCGDAFDWFECF',
      'DFCAFBDGBDCEABECFWGEFCEWDFBGAEGDWGB',
    ],
    multipliers: [4],
  },
};

export const pandaParade = pokie(
  pandaParadeTitle,
  { rtp: 0.9574, hitRate: 0.5889, deviation: 3.89, maxWinMultiple: 657.8, volatility: 'low' },
  versions['panda-parade'],
);
