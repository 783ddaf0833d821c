import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { linesOf } from '../lines.ts';
import { pokie } from '../pokie.ts';

/** Medium volatility: five reels of three, 9 lines; 9 free spins or more, whose wins count ×2. */
export const gramophoneSundayTitle: PokieDefinition = {
  id: 'gramophone-sunday',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'FGBEGCEFDCGFSDGWDGEBAFCD',
    'DFGEADCGSFDGCFGBEWFDWFCBE',
    'DGEFWAGBFDEBCGASCGFEDFEC',
    'ECGFDGCBWADEGBFDSEBCGF',
    'DESBFGCFBEFAEGDFGWDCEGC',
  ],
  lines: linesOf(5, 3, 9),
  pays: {
    W: { 5: 1000 },
    A: { 3: 25, 4: 120, 5: 600 },
    B: { 3: 15, 4: 70, 5: 350 },
    C: { 3: 9, 4: 45, 5: 250 },
    D: { 3: 6, 4: 30, 5: 180 },
    E: { 3: 4, 4: 20, 5: 120 },
    F: { 3: 2, 4: 14, 5: 70 },
    G: { 4: 9, 5: 45 },
  },
  scatterPays: { 3: 20, 4: 100, 5: 500 },
  freeSpins: {
    mayBeOpened: true,
    awards: { 3: 9, 4: 13, 5: 21 },
    reels: [
      'BAEFGACEDGCDGFWGFBWG',
      'EFGCFEDBEDGFDWBADGWAGC',
      'FABGFEADWGDWBECGEFCD',
      'FWDGBFABCGAFEWCGDFGCE',
      'EBAFGDFEDWCEWCGEDCGBFAG',
    ],
    multipliers: [2],
  },
};

export const gramophoneSunday = pokie(
  gramophoneSundayTitle,
  { rtp: 0.9592, hitRate: 0.2955, deviation: 5.39, maxWinMultiple: 5000, volatility: 'medium' },
  versions['gramophone-sunday'],
);
