import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { linesOf } from '../lines.ts';
import { pokie } from '../pokie.ts';

/** Medium volatility: five reels of four, 25 lines; 7 free spins or more, whose wins count ×3. */
export const gildedMothTitle: PokieDefinition = {
  id: 'gilded-moth',
  rows: 4,
  wild: 'W',
  scatter: 'S',
  reels: [
    'AWGHDWFSGHCEGHCDEHFBCGEHDGBHFGEHF',
    'HWGASDGEFHBECFDGHCFEHCGADEHFGWBHAFD',
    'EDWHCGFBDGEHBDFGHAFCEGHFSWGFAHEFGCH',
    'FHCGAHDWFEBACDFHGSBDEGFHWGFHECAHGCDFHEG',
    'DGHFWEHCBGAHDWFGEHCFDBEHDGEHBGCESHF',
  ],
  lines: linesOf(5, 4, 25),
  pays: {
    W: { 5: 600 },
    A: { 3: 12, 4: 60, 5: 350 },
    B: { 3: 9, 4: 40, 5: 200 },
    C: { 3: 6, 4: 30, 5: 180 },
    D: { 3: 4, 4: 22, 5: 100 },
    E: { 4: 14, 5: 70 },
    F: { 4: 9, 5: 50 },
    G: { 4: 6, 5: 35 },
    H: { 4: 5, 5: 22 },
  },
  scatterPays: { 3: 20, 4: 100, 5: 500 },
  freeSpins: {
    mayBeOpened: true,
    awards: { 3: 7, 4: 11, 5: 19 },
    reels: [
      'HCAGBHDGEBHCDEHWFEACGDAHCFGWEFGDHWGEF',
      'CDWGFHBDEHFBCWFGACEHWAFBHGEWHGBDHGE',
      'EHFBEDGCBAGCWHGEFWBCEHFDAGFHEGDWHFB',
      'WDHFCEDAHEGWHDFGBCHAEFBHCGWECHG',
      'EGFWBGDAEHDBEHWCEGHAFDCBAEDFGCDHBGWH',
    ],
    multipliers: [3],
  },
};

export const gildedMoth = pokie(
  gildedMothTitle,
  { rtp: 0.9618, hitRate: 0.3091, deviation: 5.23, maxWinMultiple: 5000, volatility: 'medium' },
  versions['gilded-moth'],
);
