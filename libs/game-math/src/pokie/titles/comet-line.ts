import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { linesOf } from '../lines.ts';
import { pokie } from '../pokie.ts';

/** High volatility: five reels of three, 20 lines; 10 free spins or more, whose wins count ×1 to ×10, one more each. */
export const cometLineTitle: PokieDefinition = {
  id: 'comet-line',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'GHCFWDGHFGBEHFCBHGAEHACEDGFSE',
    'SGFEWDBEDHBFCGHECGHFGDEFAHGAH',
    'CHGDBWESGEDGCHWEAGFHBEFDHFGHBAF',
    'GFDHCEHGDHGDHCFHGCSWGFEBHFEAFB',
    'DGACHWDHEGDCFASGHFEBGHWBHEFGEF',
  ],
  lines: linesOf(5, 3, 20),
  pays: {
    W: { 5: 1000 },
    A: { 3: 12, 4: 90, 5: 600 },
    B: { 3: 8, 4: 50, 5: 350 },
    C: { 3: 5, 4: 40, 5: 225 },
    D: { 3: 4, 4: 20, 5: 150 },
    E: { 3: 2, 4: 15, 5: 100 },
    F: { 3: 1, 4: 9, 5: 60 },
    G: { 4: 5, 5: 40 },
    H: { 4: 3, 5: 22 },
  },
  scatterPays: { 3: 20, 4: 100, 5: 500 },
  freeSpins: {
    mayBeOpened: true,
    awards: { 3: 10, 4: 14, 5: 22 },
    reels: [
      'HGDCEGCEHDGWAHFBEWGBDFHCEFHAF',
      'AFGECBGWHCEDGFWHBDEWHDFHEGH',
      'GDHCWGDCABWGFCEHBEHFGHEFH',
      'ADFHBWCHFBHAEWFCEGDEGDHG',
      'WDHEFGHWEDGACBAFHGCEFHCDFHG',
    ],
    multipliers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  },
};

export const cometLine = pokie(
  cometLineTitle,
  { rtp: 0.9635, hitRate: 0.29, deviation: 10.16, maxWinMultiple: 5000, volatility: 'high' },
  versions['comet-line'],
);
