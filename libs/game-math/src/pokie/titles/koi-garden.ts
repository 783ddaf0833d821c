import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { linesOf } from '../lines.ts';
import { pokie } from '../pokie.ts';

/** Low volatility: five reels of three, 20 lines; 10 free spins or more, whose wins count ×2. */
export const koiGardenTitle: PokieDefinition = {
  id: 'koi-garden',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'EGFCBDEAGWDHFGHBEDCHFSH',
    'FHCAFDGHBEGWAESBGHDFCHE',
    'FEGFSEHBDFWHGACHGDCFED',
    'FAGCEGFECDGHFWGHASCDBHW',
    'ESFHGCHGWBGAWFDGCHFABFEDH',
  ],
  lines: linesOf(5, 3, 20),
  pays: {
    W: { 5: 120 },
    A: { 3: 16, 4: 40, 5: 80 },
    B: { 3: 12, 4: 30, 5: 60 },
    C: { 3: 10, 4: 20, 5: 60 },
    D: { 3: 7, 4: 18, 5: 30 },
    E: { 3: 5, 4: 12, 5: 30 },
    F: { 3: 4, 4: 9, 5: 20 },
    G: { 3: 3, 4: 6, 5: 15 },
    H: { 3: 2, 4: 4, 5: 12 },
  },
  scatterPays: { 3: 20, 4: 100, 5: 500 },
  freeSpins: {
    mayBeOpened: true,
    awards: { 3: 10, 4: 14, 5: 22 },
    reels: [
      'CHWEDAHECGEHWFGWBGFHD',
      'GEDHCAHFGBEHFWGEHDCFW',
      'WGEHGBCGHDFHCDFHGAWCEDAE',
      'BAHCEHWDEWHBGCAFEHGDF',
      'HWGECDHCWFDBHFAHGECFEGA',
    ],
    multipliers: [2],
  },
};

export const koiGarden = pokie(
  koiGardenTitle,
  { rtp: 0.9567, hitRate: 0.4248, deviation: 4.13, maxWinMultiple: 1449.7, volatility: 'low' },
  versions['koi-garden'],
);
