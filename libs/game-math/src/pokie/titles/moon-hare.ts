import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { pokie } from '../pokie.ts';

/** Medium volatility: five reels of three, 243 ways; 9 free spins or more, whose wins count ×2. */
export const moonHareTitle: PokieDefinition = {
  id: 'moon-hare',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'CDAHBFHSFHCFDGBEGFHGEBDEHGE',
    'FBHGFHDAFHECSGHAECDBFDEBHCGDWGE',
    'DFGBHFEGWCDHSAHEDCHFGBEFHG',
    'WSHDEGFCDEHGAEFHBGHCFGHDEADB',
    'BEGFHEGHFGACDHWSCGDEHBAFHGFC',
  ],
  lines: null,
  pays: {
    A: { 3: 3, 4: 22, 5: 150 },
    B: { 3: 2, 4: 15, 5: 100 },
    C: { 3: 1, 4: 12, 5: 80 },
    D: { 3: 1, 4: 8, 5: 50 },
    E: { 4: 6, 5: 35 },
    F: { 4: 3, 5: 25 },
    G: { 4: 3, 5: 20 },
    H: { 4: 2, 5: 12 },
  },
  scatterPays: { 3: 20, 4: 100, 5: 500 },
  freeSpins: {
    mayBeOpened: true,
    awards: { 3: 9, 4: 13, 5: 21 },
    reels: [
      'CHGDAFHBDHFEHBEACEGFBEG',
      'DHFEWGCHWGHBEAGEHFBGFCDEB',
      'WHFBEWFGECDHFCGBHAFDHEG',
      'EFBEFGHFCGHCBHWDHEDGCEDGWA',
      'HGWACFGHEGFDEFBHFBHADWCGEBDC',
    ],
    multipliers: [2],
  },
};

export const moonHare = pokie(
  moonHareTitle,
  { rtp: 0.9603, hitRate: 0.369, deviation: 4.66, maxWinMultiple: 4590.8, volatility: 'medium' },
  versions['moon-hare'],
);
