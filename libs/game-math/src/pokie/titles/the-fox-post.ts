import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { linesOf } from '../lines.ts';
import { pokie } from '../pokie.ts';

/** Low volatility: three reels of three, 5 lines; 8 free spins or more, whose wins count ×2. */
export const theFoxPostTitle: PokieDefinition = {
  id: 'the-fox-post',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'CFEWFCEDBFEBACFBEAWFDBFECSECDFEDCSD',
    'EWFECDECFSBFDEFDSWFDACEFABDAFBEACD',
    'BCFEAWSDBFDEADESFBCAWCDFEDFEBDFE',
  ],
  lines: linesOf(3, 3, 5),
  pays: { W: { 3: 180 }, A: { 3: 120 }, B: { 3: 80 }, C: { 3: 45 }, D: { 3: 22 }, E: { 3: 12 }, F: { 3: 8 } },
  scatterPays: { 3: 10 },
  freeSpins: {
    mayBeOpened: false,
    awards: { 3: 8 },
    reels: ['CEDCWFAWCFDEWDABEDBFABECBFCDFAD', 'WFDEFDCWDFEAFCAEDCAEBCFDBCEFWCFB', 'DFEDWEBCDEFBCDWEACEBFACBAFEAFW'],
    multipliers: [2],
  },
};

export const theFoxPost = pokie(
  theFoxPostTitle,
  { rtp: 0.9564, hitRate: 0.2555, deviation: 3.42, maxWinMultiple: 517.5, volatility: 'low' },
  versions['the-fox-post'],
);
