import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { linesOf } from '../lines.ts';
import { pokie } from '../pokie.ts';

/** Low volatility: five reels of three, 20 lines; 8 free spins or more, whose wins count ×1 to ×3, one more each. */
export const puffinPicnicTitle: PokieDefinition = {
  id: 'puffin-picnic',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'GABSEAGFCBWFEGCDFGDE',
    'GCEDSGECDWFBGFDAGEF',
    'WDCGEFBGSECADBEDGFWCEFG',
    'BDSGDCBDCFWGECBAFEGAF',
    'GFBSEAWGAWGDCEFDGBDFEC',
  ],
  lines: linesOf(5, 3, 20),
  pays: {
    W: { 5: 70 },
    A: { 3: 9, 4: 28, 5: 50 },
    B: { 3: 9, 4: 16, 5: 40 },
    C: { 3: 5, 4: 10, 5: 22 },
    D: { 3: 4, 4: 8, 5: 20 },
    E: { 3: 3, 4: 6, 5: 14 },
    F: { 4: 4, 5: 10 },
    G: { 4: 4, 5: 8 },
  },
  scatterPays: { 3: 20, 4: 100, 5: 500 },
  freeSpins: {
    mayBeOpened: true,
    awards: { 3: 8, 4: 12, 5: 20 },
    reels: [
      'GABEGDFWGCEDCFBWFDBC',
      'CBAFWEGCDBEDFGEFABGWD',
      'FGDWCBEWBCDFEGFDAWGC',
      'AGBEDBWFBDEFGCEGWCF',
      'DWBGDCEGFAGWBFCEG',
    ],
    multipliers: [1, 2, 3],
  },
};

export const puffinPicnic = pokie(
  puffinPicnicTitle,
  { rtp: 0.9572, hitRate: 0.405, deviation: 4.38, maxWinMultiple: 1544, volatility: 'low' },
  versions['puffin-picnic'],
);
