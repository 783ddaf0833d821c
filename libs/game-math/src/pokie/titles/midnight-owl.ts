import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { pokie } from '../pokie.ts';

/** High volatility: five reels of three, 243 ways; 8 free spins or more, whose wins count ×5. */
export const midnightOwlTitle: PokieDefinition = {
  id: 'midnight-owl',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'HFAHGSHFDCHGEHFABGEHFBGCDEC',
    'FHGFHCDEBFCHBGHSGDEHADBGEWCGHE',
    'CEDHCEGHDFHGEHDSHFWADBCFGAHGB',
    'WFGBFCGFHGEDGEDFGASHDFHECHEC',
    'GWDASFHDCEGBFGCEADGHBGFBEHFDCHF',
  ],
  lines: null,
  pays: {
    A: { 3: 5, 4: 25, 5: 160 },
    B: { 3: 3, 4: 15, 5: 90 },
    C: { 3: 2, 4: 10, 5: 70 },
    D: { 3: 2, 4: 7, 5: 50 },
    E: { 3: 1, 4: 5, 5: 25 },
    F: { 4: 3, 5: 22 },
    G: { 4: 2, 5: 12 },
    H: { 4: 1, 5: 8 },
  },
  scatterPays: { 3: 20, 4: 100, 5: 500 },
  freeSpins: {
    mayBeOpened: true,
    awards: { 3: 8, 4: 12, 5: 20 },
    reels: [
      'FBGDEHGEDBFAHGCHGBDHFGEAC',
      'AHCABDFEHWBCGEDHFEGBHGDWEFHG',
      'GFBEGBHGDCBHDCWFAWEDHFAGHCEFH',
      'DBCGHWAGFHCEFBGFDBAEGHEWFEDCH',
      'DEGFBHGBEDHFDGWBCFEHACHFWGH',
    ],
    multipliers: [5],
  },
};

export const midnightOwl = pokie(
  midnightOwlTitle,
  { rtp: 0.9662, hitRate: 0.41, deviation: 7.22, maxWinMultiple: 5000, volatility: 'high' },
  versions['midnight-owl'],
);
