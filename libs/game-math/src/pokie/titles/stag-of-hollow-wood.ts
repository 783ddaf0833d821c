import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { linesOf } from '../lines.ts';
import { pokie } from '../pokie.ts';

/** Medium volatility: five reels of four, 20 lines, the dearest symbol in stacks; 8 free spins or more, whose wins count ×2. */
export const stagOfHollowWoodTitle: PokieDefinition = {
  id: 'stag-of-hollow-wood',
  rows: 4,
  wild: 'W',
  scatter: 'S',
  reels: [
    'BFSGCHDGWHFCDEHAAABCEFDGHFEBADGFEHGDAWH',
    'SFGBEHGCDEGWHDBGEHBFAAAHEFDAGHCDWFCHAGCFHE',
    'FCBHFEGDAAASGBHADWGFHCAFGHDEGFBWGFCHGE',
    'WFDEHAAAGDHFBSHECFAEDCGHBAFCGBHWFGECHDG',
    'EGCDHWGCEFHGDCEHBFGHSBAAAEDHGFDHBFDGWH',
  ],
  lines: linesOf(5, 4, 20),
  pays: {
    W: { 5: 700 },
    A: { 3: 12, 4: 80, 5: 400 },
    B: { 3: 9, 4: 50, 5: 250 },
    C: { 3: 7, 4: 30, 5: 180 },
    D: { 3: 5, 4: 25, 5: 120 },
    E: { 3: 3, 4: 16, 5: 90 },
    F: { 4: 9, 5: 60 },
    G: { 4: 8, 5: 40 },
    H: { 4: 5, 5: 28 },
  },
  scatterPays: { 3: 20, 4: 100, 5: 500 },
  freeSpins: {
    mayBeOpened: true,
    awards: { 3: 8, 4: 12, 5: 20 },
    reels: [
      'WAAACHGBWAGHWEFCHDECHBDGHFEGAFHDWCFDHEFD',
      'CHEGBHCGFWEHFBWEFHAAAGCEADHGEFADGHCWDG',
      'CDFGBHFEBGWFHGCAAAHBDGEFHDGEWDHGAECHWA',
      'DFHGDCEHFAAAGBFWEHGWBDCEWHAEDGFBAHGCEHG',
      'AAACBHGDFAHEFAGBEFWGCBHWFDEGHCDWEHGDE',
    ],
    multipliers: [2],
  },
};

export const stagOfHollowWood = pokie(
  stagOfHollowWoodTitle,
  { rtp: 0.9616, hitRate: 0.2873, deviation: 5.35, maxWinMultiple: 5000, volatility: 'medium' },
  versions['stag-of-hollow-wood'],
);
