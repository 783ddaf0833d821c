import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { linesOf } from '../lines.ts';
import { pokie } from '../pokie.ts';

/** Medium volatility: five reels of three, 10 lines; 10 free spins or more, whose wins count ×2. */
export const lanternTideTitle: PokieDefinition = {
  id: 'lantern-tide',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'ECHDEFBGCFDHFBHGAHFGDHEGWS',
    'BHGFHCWHGDFBHDAECGBFAECFGSE',
    'CGHCEGBHWSFGDCFBDEFHGAHDEFH',
    'EFABHDEHSFGEWHECGHBGHFDGCDGC',
    'EHFGHEABFSHCGAHCDBFCBEFGDEHDGW',
  ],
  lines: linesOf(5, 3, 10),
  pays: {
    W: { 5: 900 },
    A: { 3: 50, 4: 200, 5: 700 },
    B: { 3: 28, 4: 150, 5: 600 },
    C: { 3: 25, 4: 100, 5: 300 },
    D: { 3: 15, 4: 50, 5: 225 },
    E: { 3: 10, 4: 45, 5: 150 },
    F: { 3: 8, 4: 30, 5: 150 },
    G: { 3: 5, 4: 22, 5: 80 },
    H: { 3: 3, 4: 14, 5: 45 },
  },
  scatterPays: { 3: 20, 4: 100, 5: 500 },
  freeSpins: {
    mayBeOpened: true,
    awards: { 3: 10, 4: 14, 5: 22 },
    reels: [
      'BEAGHEDCBHFWGHWGECFDAFDHG',
      'HCWEAGFHEWHFBECWGFDBFGHBGDAE',
      'GEHFDGAHDWEFHDCGBHEGWFDC',
      'FWCHDACHBWGHEFGEFGDHFDAEBHE',
      'WEHFCGDHWGAEHDGWCEHFCEGBFH',
    ],
    multipliers: [2],
  },
};

export const lanternTide = pokie(
  lanternTideTitle,
  { rtp: 0.9615, hitRate: 0.2818, deviation: 5.28, maxWinMultiple: 5000, volatility: 'medium' },
  versions['lantern-tide'],
);
