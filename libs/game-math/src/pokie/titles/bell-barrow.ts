import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { linesOf } from '../lines.ts';
import { pokie } from '../pokie.ts';

/** Medium volatility: three reels of three, 5 lines; 7 free spins or more, whose wins count ×1 to ×6, one more each. */
export const bellBarrowTitle: PokieDefinition = {
  id: 'bell-barrow',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'FEBFSCWDEABDFEDAEFCESFWDFCEDBFCEDCEDC',
    'BWFEDSCDFCWFECDAEDFEDFCDFAEFCEBSEBFDBFC',
    'CFWBEADECWFECDFADBAFSCFDSFEBAFDCFECFE',
  ],
  lines: linesOf(3, 3, 5),
  pays: { W: { 3: 300 }, A: { 3: 180 }, B: { 3: 80 }, C: { 3: 50 }, D: { 3: 22 }, E: { 3: 12 }, F: { 3: 6 } },
  scatterPays: { 3: 10 },
  freeSpins: {
    mayBeOpened: false,
    awards: { 3: 7 },
    reels: ['ABDCEDFACBECBADEFWDCEDFEDWFBWFCDE', 'BFDWCFEDFBCFBDECWFDWFDAECFEDFAE', 'ABFCEBFDCEBFADBEDWFCEABDCWDFWD'],
    multipliers: [1, 2, 3, 4, 5, 6],
  },
};

export const bellBarrow = pokie(
  bellBarrowTitle,
  { rtp: 0.9611, hitRate: 0.2586, deviation: 4.83, maxWinMultiple: 1086, volatility: 'medium' },
  versions['bell-barrow'],
);
