import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { linesOf } from '../lines.ts';
import { pokie } from '../pokie.ts';

/** High volatility: three reels of three, 3 lines; 10 free spins or more, whose wins count ×3. */
export const ravensTollTitle: PokieDefinition = {
  id: 'ravens-toll',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'ADEFDSCEFDCAFCDEFBSFBEFCEWDEFBWDFEDF',
    'CSBDABCDACWBDECFEAFDEFWAFCEFSEBFECFDEF',
    'BFAECWFDABEFCDSCBDFSDEAFDECFDEAFWED',
  ],
  lines: linesOf(3, 3, 3),
  pays: { W: { 3: 900 }, A: { 3: 500 }, B: { 3: 140 }, C: { 3: 45 }, D: { 3: 10 }, E: { 3: 3 }, F: { 3: 1 } },
  scatterPays: { 3: 10 },
  freeSpins: {
    mayBeOpened: false,
    awards: { 3: 10 },
    reels: [
      'AECFEDAWEFAEFCWDCBDFEBWFDEAFDBEDC',
      'ECFDCBFDBAWEFDEWAEFAEDFBCFWDEFDEFCD',
      'EWBFCAFEADCBDWEFCWAFBCDFCAFCAFEBCDBEFD',
    ],
    multipliers: [3],
  },
};

export const ravensToll = pokie(
  ravensTollTitle,
  { rtp: 0.9604, hitRate: 0.1643, deviation: 8.2, maxWinMultiple: 3015, volatility: 'high' },
  versions['ravens-toll'],
);
