import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { linesOf } from '../lines.ts';
import { pokie } from '../pokie.ts';

/** High volatility: five reels of three, 25 lines; 8 free spins or more, whose wins count ×5. */
export const pyramidHotelTitle: PokieDefinition = {
  id: 'pyramid-hotel',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'FEBCHGFCDHFAGEFDGSDHGAEBHCFEGHW',
    'ACFGDEBFEGHBDSHGDECHFEGFAHWGHD',
    'HFGHFGWBCGECHBDGFHCGSDFHEAFEBDA',
    'BEHCBSWDHFEGHBAFDHCGEDGFHCAG',
    'GFAHDBAHCGEHGEHFCEGDHGDWFSEFH',
  ],
  lines: linesOf(5, 3, 25),
  pays: {
    W: { 5: 1000 },
    A: { 3: 8, 4: 80, 5: 1000 },
    B: { 3: 8, 4: 50, 5: 500 },
    C: { 3: 4, 4: 40, 5: 400 },
    D: { 3: 4, 4: 25, 5: 200 },
    E: { 3: 3, 4: 15, 5: 120 },
    F: { 3: 1, 4: 6, 5: 90 },
    G: { 4: 6, 5: 50 },
    H: { 4: 2, 5: 30 },
  },
  scatterPays: { 3: 20, 4: 100, 5: 500 },
  freeSpins: {
    mayBeOpened: true,
    awards: { 3: 8, 4: 12, 5: 20 },
    reels: [
      'FCGWDHCEGDHFEDBAHBGHFGEHW',
      'DCWGABHFECGFEDHFEGWDHGEH',
      'EFGCHFDHEDBWCAHCFDGWEHBEHGA',
      'AEHDFGCFGBHEWCFEDHGBHECFWGHBG',
      'GEFDHBDEFHGCFGCEBHWBHDGFAHW',
    ],
    multipliers: [5],
  },
};

export const pyramidHotel = pokie(
  pyramidHotelTitle,
  { rtp: 0.9651, hitRate: 0.2807, deviation: 9.93, maxWinMultiple: 5000, volatility: 'high' },
  versions['pyramid-hotel'],
);
