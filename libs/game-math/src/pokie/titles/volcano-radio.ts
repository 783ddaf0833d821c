import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { pokie } from '../pokie.ts';

/** High volatility: five reels of three, 243 ways; 11 free spins or more, whose wins count ×2 to ×12, one more each. */
export const volcanoRadioTitle: PokieDefinition = {
  id: 'volcano-radio',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'SCGEAFHCGHEGHBGDHCGHFDAFDHBEF',
    'HAFCGWSEHDCEDAGFBEHFGBCDGHEGHFB',
    'HAGDBHGEHWAFGDHEGFHSECFGCEBFDHCBD',
    'SFDGHCWFGDACFHEGHAEBDCEHFEBHG',
    'HBDGCWBESAGHCGBAFHDEHGFDHEFDGF',
  ],
  lines: null,
  pays: {
    A: { 3: 10, 4: 50, 5: 90 },
    B: { 3: 7, 4: 35, 5: 60 },
    C: { 3: 1, 4: 12, 5: 50 },
    D: { 3: 1, 4: 7, 5: 22 },
    E: { 3: 1, 4: 5, 5: 18 },
    F: { 3: 1, 4: 2, 5: 12 },
    G: { 4: 2, 5: 9 },
    H: { 4: 2, 5: 4 },
  },
  scatterPays: { 3: 20, 4: 100, 5: 500 },
  freeSpins: {
    mayBeOpened: true,
    awards: { 3: 11, 4: 15, 5: 23 },
    reels: [
      'CHFDAGBHEBFDCGEFGEHGDFHGA',
      'BCDHEBWHGDWFHABEFHGAFEDHECGF',
      'ABHCAHFCDGFEHWCGFHWBGEFDE',
      'FGHBECGEHDFHBCFDGHFWEGDACHGW',
      'EBFHGBHDWEHAFGEDCGHFBWDCHG',
    ],
    multipliers: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  },
};

export const volcanoRadio = pokie(
  volcanoRadioTitle,
  { rtp: 0.9637, hitRate: 0.4131, deviation: 8.41, maxWinMultiple: 5000, volatility: 'high' },
  versions['volcano-radio'],
);
