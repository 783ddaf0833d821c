import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { pokie } from '../pokie.ts';

/** Medium volatility: six reels of three, 729 ways; 10 free spins or more, whose wins count ×1 to ×6, one more each. */
export const auroraExpressTitle: PokieDefinition = {
  id: 'aurora-express',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'SBCDHACFEHDGFEGBHDFGBHCEGFHA',
    'GDBHSWDGEHCSGEHCFBEHGAEFGHF',
    'CHSDEABDHCFDHFEGFHBGHWGFEG',
    'FSHFADGFDBHDWEFHGFESHAGCEHBEGC',
    'CBSGEWDFGHFGHEBGEDFHDCFHAGH',
    'EHAFGASEWFGSCHFDECHGDHBDGFCD',
  ],
  lines: null,
  pays: {
    A: { 3: 14, 4: 28, 5: 60, 6: 150 },
    B: { 3: 10, 4: 22, 5: 45, 6: 100 },
    C: { 3: 6, 4: 15, 5: 28, 6: 60 },
    D: { 3: 6, 4: 10, 5: 16, 6: 50 },
    E: { 3: 2, 4: 7, 5: 16, 6: 30 },
    F: { 3: 2, 4: 4, 5: 10, 6: 25 },
    G: { 4: 4, 5: 6, 6: 14 },
    H: { 4: 2, 5: 5, 6: 12 },
  },
  scatterPays: { 4: 20, 5: 100, 6: 500 },
  freeSpins: {
    mayBeOpened: true,
    awards: { 4: 10, 5: 14, 6: 22 },
    reels: [
      'BGHEBCGAFHDEBCAFHDEGHF',
      'EHGFBHFGCFHCEGAEFCWHADGWHDG',
      'HFDCFHADCHFGWADBHEGBEWCHGE',
      'HCWHGEHFAGBDEHFAHCFGWEDFBCD',
      'BAEFHCGDFGECWGEWDHFAHDGBHCE',
      'WAEGHFDHBCEGDACWFGDFECHE',
    ],
    multipliers: [1, 2, 3, 4, 5, 6],
  },
};

export const auroraExpress = pokie(
  auroraExpressTitle,
  { rtp: 0.9608, hitRate: 0.4122, deviation: 7, maxWinMultiple: 5000, volatility: 'medium' },
  versions['aurora-express'],
);
