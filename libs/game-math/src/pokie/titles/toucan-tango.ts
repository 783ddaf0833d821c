import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { linesOf } from '../lines.ts';
import { pokie } from '../pokie.ts';

/** Medium volatility: five reels of three, 20 lines; 12 free spins or more, whose wins count ×2. */
export const toucanTangoTitle: PokieDefinition = {
  id: 'toucan-tango',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'GFCGWDEABDEFGCDEGFSGFEBA',
    'FBDEFSGDAWGBEDGFECFGDCWE',
    'GFDBESGFDEGCDAFGEFWCGWC',
    'SCFEGCFEDFGCWDEAGDBGEBF',
    'AGFESDGBEFGWBCEDCFEGDF',
  ],
  lines: linesOf(5, 3, 20),
  pays: {
    W: { 5: 600 },
    A: { 3: 6, 4: 45, 5: 400 },
    B: { 3: 4, 4: 28, 5: 150 },
    C: { 3: 3, 4: 18, 5: 120 },
    D: { 3: 3, 4: 9, 5: 70 },
    E: { 4: 7, 5: 45 },
    F: { 4: 4, 5: 28 },
    G: { 4: 2, 5: 14 },
  },
  scatterPays: { 3: 20, 4: 100, 5: 500 },
  freeSpins: {
    mayBeOpened: true,
    awards: { 3: 12, 4: 16, 5: 24 },
    reels: [
      'AFDBFWCFEGCDGEBGCWAGD',
      'EFGEDBCFDCFACGWFDWG',
      'WFEDFCAGCDBWEGFDGEFGA',
      'FBWDBGADEGWECGFCEFGD',
      'ADFBDCEFGWFDEGWBCG',
    ],
    multipliers: [2],
  },
};

export const toucanTango = pokie(
  toucanTangoTitle,
  { rtp: 0.9596, hitRate: 0.3384, deviation: 5.41, maxWinMultiple: 5000, volatility: 'medium' },
  versions['toucan-tango'],
);
