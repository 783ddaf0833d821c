import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { linesOf } from '../lines.ts';
import { pokie } from '../pokie.ts';

/** High volatility: five reels of three, 10 lines; 8 free spins or more, whose wins count ×2 to ×9, one more each. */
export const alchemistsShelfTitle: PokieDefinition = {
  id: 'alchemists-shelf',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'GEADGFBDCAHGWHGFCEHBFHCGHDEFSEF',
    'HBFHGCBEHSGFWAGCFDHGEFDCE',
    'CGWEAHBFSDBHAFHGDEHCGFEGCDFH',
    'DFBHDCFAEHDGSFGAEGHWGCHEBHFEGB',
    'BFDGFWHFEGSAHECGHCBDCHEGBHEFHD',
  ],
  lines: linesOf(5, 3, 10),
  pays: {
    W: { 5: 2000 },
    A: { 3: 45, 4: 225, 5: 1200 },
    B: { 3: 30, 4: 140, 5: 700 },
    C: { 3: 15, 4: 90, 5: 400 },
    D: { 3: 10, 4: 60, 5: 300 },
    E: { 3: 7, 4: 35, 5: 200 },
    F: { 3: 4, 4: 25, 5: 120 },
    G: { 3: 2, 4: 14, 5: 80 },
    H: { 3: 2, 4: 10, 5: 40 },
  },
  scatterPays: { 3: 20, 4: 100, 5: 500 },
  freeSpins: {
    mayBeOpened: true,
    awards: { 3: 8, 4: 12, 5: 20 },
    reels: [
      'EHBFCEWDFGHDBGCHGFHAEFWEDG',
      'DCFDHGACHEBFGDEHGFWHFCEAHWG',
      'HBACGDEWFEHGCDBHDEGHCFGHDFEWF',
      'FEACHFDHEFGDFHCGBDEGAWBHWEHG',
      'BADWGAWEDCEFGCFBCHBFHEGHFGHDEHG',
    ],
    multipliers: [2, 3, 4, 5, 6, 7, 8, 9],
  },
};

export const alchemistsShelf = pokie(
  alchemistsShelfTitle,
  { rtp: 0.9643, hitRate: 0.2754, deviation: 9.32, maxWinMultiple: 5000, volatility: 'high' },
  versions['alchemists-shelf'],
);
