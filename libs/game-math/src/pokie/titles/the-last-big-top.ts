import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { linesOf } from '../lines.ts';
import { pokie } from '../pokie.ts';

/** Medium volatility: five reels of three, 20 lines; 10 free spins or more, whose wins count ×1 to ×5, one more each. */
export const theLastBigTopTitle: PokieDefinition = {
  id: 'the-last-big-top',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'ECHSFGHEBFEGHAFHWBFCGBHDEGDA',
    'BSAHFGWCDEHDFGEFCHEBGHDFCG',
    'DEGHAFGCHWEGHFBDHGFHSEBCF',
    'EDHFEAFHGSWCABDGEHFDHGEHBGCWG',
    'GHEDCBHFGCFEGBWGSHAFDEHDFHB',
  ],
  lines: linesOf(5, 3, 20),
  pays: {
    W: { 5: 350 },
    A: { 3: 22, 4: 70, 5: 180 },
    B: { 3: 14, 4: 45, 5: 140 },
    C: { 3: 10, 4: 30, 5: 90 },
    D: { 3: 6, 4: 25, 5: 60 },
    E: { 3: 5, 4: 16, 5: 50 },
    F: { 3: 4, 4: 10, 5: 30 },
    G: { 3: 2, 4: 7, 5: 22 },
    H: { 4: 5, 5: 16 },
  },
  scatterPays: { 3: 20, 4: 100, 5: 500 },
  freeSpins: {
    mayBeOpened: true,
    awards: { 3: 10, 4: 14, 5: 22 },
    reels: [
      'WDGEBWCEFHBGCHDGFAECHGFH',
      'EGHCAWGAFCEFHDWHDCEHBEGBFGH',
      'HFEWDBGACGFHEBHDEFWDFGCAGC',
      'BCAEHGWFECHWEDFGEDGHFDGH',
      'DBFWGEDHBWGEHFCHDGFHCAFHGEACE',
    ],
    multipliers: [1, 2, 3, 4, 5],
  },
};

export const theLastBigTop = pokie(
  theLastBigTopTitle,
  { rtp: 0.9602, hitRate: 0.3487, deviation: 5.89, maxWinMultiple: 5000, volatility: 'medium' },
  versions['the-last-big-top'],
);
