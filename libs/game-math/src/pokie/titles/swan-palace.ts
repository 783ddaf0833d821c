import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { linesOf } from '../lines.ts';
import { pokie } from '../pokie.ts';

/** Low volatility: five reels of three, 10 lines; 8 free spins or more, whose wins count ×2. */
export const swanPalaceTitle: PokieDefinition = {
  id: 'swan-palace',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'HAFHBEWDFHCEGDSFCGDHEGB',
    'GFDECDFCSBEHWGHCDHFAEGHB',
    'EGCAHDCWBDEHBGDCFHGFESHF',
    'SBHEFAGHWFEGDHEGFDCAHGCH',
    'FHWFHSFHAGWACDBFEGDHCEG',
  ],
  lines: linesOf(5, 3, 10),
  pays: {
    W: { 5: 300 },
    A: { 3: 40, 4: 80, 5: 180 },
    B: { 3: 28, 4: 60, 5: 140 },
    C: { 3: 25, 4: 45, 5: 100 },
    D: { 3: 15, 4: 30, 5: 80 },
    E: { 3: 12, 4: 22, 5: 60 },
    F: { 3: 9, 4: 20, 5: 35 },
    G: { 3: 6, 4: 15, 5: 30 },
    H: { 3: 6, 4: 12, 5: 25 },
  },
  scatterPays: { 3: 20, 4: 100, 5: 500 },
  freeSpins: {
    mayBeOpened: true,
    awards: { 3: 8, 4: 12, 5: 20 },
    reels: [
      'GBDCEWFHEBFAGDBCHGWFGDH',
      'FECDHEAGCWDGBWHEDHBFGA',
      'WGEWGFHDGBCWBADFEGFHCADEH',
      'GHWCHFCDHEGDEGWBGADFEWF',
      'GWBGHBWCFGWHGEDHFDAFEC',
    ],
    multipliers: [2],
  },
};

export const swanPalace = pokie(
  swanPalaceTitle,
  { rtp: 0.9571, hitRate: 0.2946, deviation: 4.05, maxWinMultiple: 2170.9, volatility: 'low' },
  versions['swan-palace'],
);
