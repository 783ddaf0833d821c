import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { linesOf } from '../lines.ts';
import { pokie } from '../pokie.ts';

/** Low volatility: three reels of three, 9 lines; 6 free spins or more, whose wins count ×3. */
export const lemonParadeTitle: PokieDefinition = {
  id: 'lemon-parade',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'FCEWDSEFDECBFDASFCEWBDCABFEDAFCDACD',
    'SECDABFDWFDEFDBFECDBFECFWCSEFADFBA',
    'WDCFBEFCDFECSEFWSBAFDBFAEDCFAEFDEBDA',
  ],
  lines: linesOf(3, 3, 9),
  pays: { W: { 3: 100 }, A: { 3: 70 }, B: { 3: 30 }, C: { 3: 25 }, D: { 3: 12 }, E: { 3: 8 }, F: { 3: 4 } },
  scatterPays: { 3: 10 },
  freeSpins: {
    mayBeOpened: false,
    awards: { 3: 6 },
    reels: ['EWBFWAFDBCFDBEDCBWEFCEDFEBCDACF', 'FADFEWACWEFBDFCBADCBWCEDABDCEACE', 'BCFBEDFAEDFCAWCBFEDWCEWFED'],
    multipliers: [3],
  },
};

export const lemonParade = pokie(
  lemonParadeTitle,
  { rtp: 0.9529, hitRate: 0.3803, deviation: 3.14, maxWinMultiple: 524.7, volatility: 'low' },
  versions['lemon-parade'],
);
