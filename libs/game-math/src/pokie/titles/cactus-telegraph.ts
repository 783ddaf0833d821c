import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { pokie } from '../pokie.ts';

/** Medium volatility: five reels of three, 243 ways; 7 free spins or more, whose wins count ×3. */
export const cactusTelegraphTitle: PokieDefinition = {
  id: 'cactus-telegraph',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'BHCFEGFHEDHGADSCFBHGCEFDHG',
    'GCDGCDHFGHSFCDEHABGWFEBHEFHB',
    'FGBSFHGFAHEBDCGBEADCEHWGHDGH',
    'SEHGCWDGHFBDFGAHDCEHCDGFEBHEB',
    'WFHCEAGHSDHBCGAECHGFHEDFBGD',
  ],
  lines: null,
  pays: {
    A: { 3: 10, 4: 35, 5: 140 },
    B: { 3: 6, 4: 22, 5: 90 },
    C: { 3: 4, 4: 16, 5: 60 },
    D: { 3: 4, 4: 12, 5: 40 },
    E: { 3: 2, 4: 7, 5: 30 },
    F: { 3: 2, 4: 4, 5: 20 },
    G: { 4: 4, 5: 14 },
    H: { 4: 3, 5: 9 },
  },
  scatterPays: { 3: 20, 4: 100, 5: 500 },
  freeSpins: {
    mayBeOpened: true,
    awards: { 3: 7, 4: 11, 5: 19 },
    reels: [
      'DGCEDAHCFHEFBEFHGBCHGFHB',
      'GADBGEWCGFWHDFGCHAEFDEFH',
      'GHWAEHFGEHGFEBGCDABWHCDFC',
      'EACFEDHCFGAEBGHDEHGWFHBGCDWH',
      'WFDWAFHBCGAEFDHFCGEHDCHEGBE',
    ],
    multipliers: [3],
  },
};

export const cactusTelegraph = pokie(
  cactusTelegraphTitle,
  { rtp: 0.9592, hitRate: 0.4188, deviation: 4.67, maxWinMultiple: 5000, volatility: 'medium' },
  versions['cactus-telegraph'],
);
