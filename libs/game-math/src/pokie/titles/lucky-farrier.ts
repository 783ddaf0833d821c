import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { linesOf } from '../lines.ts';
import { pokie } from '../pokie.ts';

/** Medium volatility: three reels of three, 3 lines; 7 free spins or more, whose wins count ×3. */
export const luckyFarrierTitle: PokieDefinition = {
  id: 'lucky-farrier',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: ['CBSFDWGEFGAEGFDASDBCGFBE', 'CGDWAEGCDFBADSEFCGFSEGF', 'GDFAGFEGDBWCEFCGFCSEGADES'],
  lines: linesOf(3, 3, 3),
  pays: {
    W: { 3: 350 },
    A: { 3: 250 },
    B: { 3: 100 },
    C: { 3: 90 },
    D: { 3: 50 },
    E: { 3: 30 },
    F: { 3: 22 },
    G: { 3: 16 },
  },
  scatterPays: { 3: 10 },
  freeSpins: {
    mayBeOpened: false,
    awards: { 3: 7 },
    reels: ['GCEACWFBGCFADGEFWBGDF', 'BGEWFBCFECGDEFDWABGFD', 'AEFAGCDFCDGFBGEBWGEW'],
    multipliers: [3],
  },
};

export const luckyFarrier = pokie(
  luckyFarrierTitle,
  { rtp: 0.9605, hitRate: 0.1188, deviation: 5.87, maxWinMultiple: 741, volatility: 'medium' },
  versions['lucky-farrier'],
);
