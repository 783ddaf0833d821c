import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { linesOf } from '../lines.ts';
import { pokie } from '../pokie.ts';

/** High volatility: five reels of three, 15 lines; 8 free spins or more, whose wins count ×4. */
export const deepBellTitle: PokieDefinition = {
  id: 'deep-bell',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'WGHDSEBCHFAHGFDGFDEBHGFHCE',
    'GAEGHDFGHFGSHEDFECDFGCHWBEH',
    'CFAEBDWCGFSHEFHGEDHGBHFCAEGHBDGH',
    'FGEHGBHGDHFBWFCDGFCEDCFHESBGHA',
    'HEFSCHEGBEWDGFWHBCHFAGDHCGFDG',
  ],
  lines: linesOf(5, 3, 15),
  pays: {
    W: { 5: 2500 },
    A: { 3: 15, 4: 120, 5: 1200 },
    B: { 3: 10, 4: 80, 5: 700 },
    C: { 3: 7, 4: 60, 5: 500 },
    D: { 3: 4, 4: 28, 5: 300 },
    E: { 3: 2, 4: 22, 5: 200 },
    F: { 3: 2, 4: 12, 5: 120 },
    G: { 3: 1, 4: 9, 5: 80 },
    H: { 4: 6, 5: 50 },
  },
  scatterPays: { 3: 20, 4: 100, 5: 500 },
  freeSpins: {
    mayBeOpened: true,
    awards: { 3: 8, 4: 12, 5: 20 },
    reels: [
      'FHWGHEGBFGWCHFAECDGEFDHE',
      'DFGDAGDHCBEDHWGEBGFHCWGEFCH',
      'ABFHBGHWCHDFWCGDHWGEDHEGFE',
      'GDHEWFDGEWBADGWHFCBEGHAGHECHF',
      'EDGWCHEFGEHBGHWEADBFHCDFBG',
    ],
    multipliers: [4],
  },
};

export const deepBell = pokie(
  deepBellTitle,
  { rtp: 0.964, hitRate: 0.3132, deviation: 9.78, maxWinMultiple: 5000, volatility: 'high' },
  versions['deep-bell'],
);
