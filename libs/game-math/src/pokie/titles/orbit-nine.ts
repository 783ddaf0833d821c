import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { pokie } from '../pokie.ts';

/** High volatility: six reels of three, 729 ways; 9 free spins or more, whose wins count ×2 to ×9, one more each. */
export const orbitNineTitle: PokieDefinition = {
  id: 'orbit-nine',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'GESBDEBGEFGHCEHCBAFHCFGDFHDFHDAH',
    'SFHAGBESFBHCEHDCGWDGHFCHFGEHD',
    'BFGWFDHCBHEGASEAGECHFEHFGHCD',
    'HSAFHCEGHFWDGBDGEHBCGFEAHECHDSBF',
    'HBFHGBWGHDACGFCGEDFEHBSHGDEACE',
    'GADSGEFGWEBHFBHECSFHGEFHGDHC',
  ],
  lines: null,
  pays: {
    A: { 3: 5, 4: 20, 5: 80, 6: 350 },
    B: { 3: 2, 4: 15, 5: 60, 6: 200 },
    C: { 3: 2, 4: 9, 5: 35, 6: 140 },
    D: { 3: 2, 4: 6, 5: 18, 6: 90 },
    E: { 3: 1, 4: 4, 5: 14, 6: 60 },
    F: { 3: 1, 4: 2, 5: 7, 6: 30 },
    G: { 4: 1, 5: 4, 6: 20 },
    H: { 4: 1, 5: 2, 6: 14 },
  },
  scatterPays: { 4: 20, 5: 100, 6: 500 },
  freeSpins: {
    mayBeOpened: true,
    awards: { 4: 9, 5: 13, 6: 21 },
    reels: [
      'FEHAFDGACGHEGCBHEGCDFHDGH',
      'GEHCWDBGDAFBAEHFBHCEGFHDFHCWED',
      'EBWCHGADFHEFCHFGBCGAHWGDEHDG',
      'BEDGBWECGHEFHECAHDFAHWCFGH',
      'DWGHFGEWDCHDCFBHEAHEGFHG',
      'FCHBGHDCAGFWGHEGFEDHWDGFCE',
    ],
    multipliers: [2, 3, 4, 5, 6, 7, 8, 9],
  },
};

export const orbitNine = pokie(
  orbitNineTitle,
  { rtp: 0.9648, hitRate: 0.4221, deviation: 10.25, maxWinMultiple: 5000, volatility: 'high' },
  versions['orbit-nine'],
);
