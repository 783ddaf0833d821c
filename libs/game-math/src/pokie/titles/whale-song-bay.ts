import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { pokie } from '../pokie.ts';

/** High volatility: five reels of three, 243 ways; 8 free spins or more, whose wins count ×3 to ×10, one more each. */
export const whaleSongBayTitle: PokieDefinition = {
  id: 'whale-song-bay',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'DGBFAGEDHFCEHGFHDCEHSGHFGCH',
    'DGFAGCEFHDSAFGDEGHWDHBEHGBCHFCH',
    'FHGCWHDFEHBDFHDFCBGHFSGEAGE',
    'WEGAHDGHFGCEHGEFHBSEAFBDCFGCHD',
    'DFGCABCDHBFGWHGEDFAHEFCHEGSE',
  ],
  lines: null,
  pays: {
    A: { 3: 9, 4: 28, 5: 120 },
    B: { 3: 4, 4: 22, 5: 80 },
    C: { 3: 3, 4: 14, 5: 50 },
    D: { 3: 2, 4: 8, 5: 35 },
    E: { 3: 1, 4: 5, 5: 22 },
    F: { 4: 4, 5: 12 },
    G: { 4: 2, 5: 9 },
    H: { 4: 1, 5: 6 },
  },
  scatterPays: { 3: 20, 4: 100, 5: 500 },
  freeSpins: {
    mayBeOpened: true,
    awards: { 3: 8, 4: 12, 5: 20 },
    reels: [
      'HCGBFHAGFBEGDEFCHEDHCEHGFD',
      'HWEGHEGFEHCBFGBDFHADECWDC',
      'GBHWFGWFCHAGFHEDCAEGDEFBEGHD',
      'DEGFHWFCBHGABWEGHCDHFEHGC',
      'DHEGDHABFGEFGDFBEHCWAHWCHG',
    ],
    multipliers: [3, 4, 5, 6, 7, 8, 9, 10],
  },
};

export const whaleSongBay = pokie(
  whaleSongBayTitle,
  { rtp: 0.9634, hitRate: 0.4029, deviation: 7.8, maxWinMultiple: 5000, volatility: 'high' },
  versions['whale-song-bay'],
);
