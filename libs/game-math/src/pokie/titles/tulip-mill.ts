import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { linesOf } from '../lines.ts';
import { pokie } from '../pokie.ts';

/** Low volatility: five reels of three, 15 lines; 12 free spins or more, whose wins count ×2. */
export const tulipMillTitle: PokieDefinition = {
  id: 'tulip-mill',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'EHAGEBCFGHSGHFDGCBWFAEBD',
    'GEHDGFBHEDSFEGCWHCFAHB',
    'HWDHGFAHESGCBGFEBHECBFDAFG',
    'BSEFCEBHGWDHFGCBFCAGDAHEDFH',
    'AFEHCBSDGHDEHADHGWCFHBFGCB',
  ],
  lines: linesOf(5, 3, 15),
  pays: {
    W: { 5: 200 },
    A: { 3: 22, 4: 50, 5: 100 },
    B: { 3: 22, 4: 40, 5: 80 },
    C: { 3: 12, 4: 28, 5: 80 },
    D: { 3: 10, 4: 22, 5: 45 },
    E: { 3: 7, 4: 15, 5: 40 },
    F: { 3: 5, 4: 14, 5: 25 },
    G: { 3: 4, 4: 10, 5: 20 },
    H: { 3: 3, 4: 7, 5: 15 },
  },
  scatterPays: { 3: 20, 4: 100, 5: 500 },
  freeSpins: {
    mayBeOpened: true,
    awards: { 3: 12, 4: 16, 5: 24 },
    reels: [
      'DEHGBWEFWAHGEDCGEFHGAWCB',
      'FGDBGFHDCEBACHBWAHCEWGHE',
      'HGEWAFGDHGCWECHFDEBHDEBFA',
      'WFHEGDEBHECBAHCGAFGWDFG',
      'HDFCAGEWHBDGEHCWBGWFECFE',
    ],
    multipliers: [2],
  },
};

export const tulipMill = pokie(
  tulipMillTitle,
  { rtp: 0.9568, hitRate: 0.3775, deviation: 4.52, maxWinMultiple: 2440.4, volatility: 'low' },
  versions['tulip-mill'],
);
