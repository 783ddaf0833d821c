import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { pokie } from '../pokie.ts';

/** Medium volatility: five reels of three, 243 ways; 12 free spins or more, whose wins count ×2. */
export const sunfishCasinoTitle: PokieDefinition = {
  id: 'sunfish-casino',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'FEGCEGBEDHFDSHFCHGFCDHBAG',
    'ECHGDCBEWGHBGDSAFGHDFCEFHAFH',
    'HDFEDBEHGWCDGHSCFAECHGFHBG',
    'GDWFBHDGADSEDGEFGHBEHGFCHFCH',
    'DHEGCFBEFDGFCGHESDCABWHEBHGFHG',
  ],
  lines: null,
  pays: {
    A: { 3: 7, 4: 45, 5: 120 },
    B: { 3: 6, 4: 25, 5: 90 },
    C: { 3: 3, 4: 16, 5: 60 },
    D: { 3: 3, 4: 10, 5: 40 },
    E: { 3: 3, 4: 7, 5: 22 },
    F: { 3: 1, 4: 5, 5: 20 },
    G: { 4: 2, 5: 12 },
    H: { 4: 2, 5: 9 },
  },
  scatterPays: { 3: 20, 4: 100, 5: 500 },
  freeSpins: {
    mayBeOpened: true,
    awards: { 3: 12, 4: 16, 5: 24 },
    reels: [
      'EGCHGEAFBHFGDFEHBAFCGDHBD',
      'CGHAGEHFCWHFEADEHWGDBEDBF',
      'CGFBGCFHAGEWHCGDFEHDBEWDFH',
      'BAEHCDHEGFDWHCWGFABEGFDHEGH',
      'EGCFEHDFGBHFDHGAEWDCWHAFH',
    ],
    multipliers: [2],
  },
};

export const sunfishCasino = pokie(
  sunfishCasinoTitle,
  { rtp: 0.9597, hitRate: 0.4522, deviation: 4.62, maxWinMultiple: 5000, volatility: 'medium' },
  versions['sunfish-casino'],
);
