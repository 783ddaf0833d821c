import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { linesOf } from '../lines.ts';
import { pokie } from '../pokie.ts';

/** Medium volatility: five reels of three, 9 lines; 9 free spins or more, whose wins count ×3. */
export const catAtNumberNineTitle: PokieDefinition = {
  id: 'cat-at-number-nine',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'AEDBGSHGFHCDWHGCEFHBEDHGEFG',
    'EHCADCGHDEABFGWFEGFHGBSHDFCHG',
    'EHFECDGBHGADHGFECWBDHGSHFCDFBA',
    'AGHBCEFSGHDFEWCEGCHDFHDGH',
    'CGACFEHSDEBWFBGFDGFHCDBHEGH',
  ],
  lines: linesOf(5, 3, 9),
  pays: {
    W: { 5: 1500 },
    A: { 3: 60, 4: 180, 5: 700 },
    B: { 3: 30, 4: 90, 5: 600 },
    C: { 3: 22, 4: 90, 5: 350 },
    D: { 3: 18, 4: 70, 5: 300 },
    E: { 3: 12, 4: 50, 5: 180 },
    F: { 3: 8, 4: 28, 5: 120 },
    G: { 3: 6, 4: 20, 5: 80 },
    H: { 3: 4, 4: 14, 5: 50 },
  },
  scatterPays: { 3: 20, 4: 100, 5: 500 },
  freeSpins: {
    mayBeOpened: true,
    awards: { 3: 9, 4: 13, 5: 21 },
    reels: [
      'HDEGACEFDWFDGCHFBHFAHGBWEG',
      'HGDEHDAWGAFBWEHCFGHFDCBGFE',
      'BAWGCHFEWGDEGDFAEHDBHCGHF',
      'DAEFBCEBFGEDCHAFDGHWDHCFHWGH',
      'BWAGCWFEDHGBAEFCDFCDHEGHFEGH',
    ],
    multipliers: [3],
  },
};

export const catAtNumberNine = pokie(
  catAtNumberNineTitle,
  { rtp: 0.9605, hitRate: 0.254, deviation: 6.18, maxWinMultiple: 5000, volatility: 'medium' },
  versions['cat-at-number-nine'],
);
