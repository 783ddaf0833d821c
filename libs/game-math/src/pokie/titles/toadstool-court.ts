import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { pokie } from '../pokie.ts';

/** Medium volatility: five reels of three, 243 ways; 10 free spins or more, whose wins count ×1 to ×5, one more each. */
export const toadstoolCourtTitle: PokieDefinition = {
  id: 'toadstool-court',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'GEDHCDFHSBEGBHGEFHGCHGFADFA',
    'SHEGWBCFHDFCADCEFHDAGEFBHDGHEG',
    'EGFCBFHGACDAHGFCWEDHBEDHSFGH',
    'SEGAFEHCGHBAGBDHGEFBCWFDGFCEHD',
    'HBFGWDGEABESHGDCHGEHFEHGFCD',
  ],
  lines: null,
  pays: {
    A: { 3: 8, 4: 35, 5: 120 },
    B: { 3: 7, 4: 20, 5: 90 },
    C: { 3: 7, 4: 14, 5: 50 },
    D: { 4: 10, 5: 28 },
    E: { 4: 8, 5: 22 },
    F: { 4: 7, 5: 18 },
    G: { 4: 3, 5: 12 },
    H: { 4: 3, 5: 7 },
  },
  scatterPays: { 3: 20, 4: 100, 5: 500 },
  freeSpins: {
    mayBeOpened: true,
    awards: { 3: 10, 4: 14, 5: 22 },
    reels: [
      'BACEHBCGFHGBHDGHFGDEGDCHFE',
      'BDWCFECHBEGCEGAFWDHGDEFDBHGFHA',
      'EHCEFBEDCGFBHGWAFHGAHDEGHW',
      'DCGHEDFHGACWHFAGWFGBEFBCDEH',
      'WHECGABEDCEWHFEHFGDCGFHD',
    ],
    multipliers: [1, 2, 3, 4, 5],
  },
};

export const toadstoolCourt = pokie(
  toadstoolCourtTitle,
  { rtp: 0.9619, hitRate: 0.3229, deviation: 6.12, maxWinMultiple: 5000, volatility: 'medium' },
  versions['toadstool-court'],
);
