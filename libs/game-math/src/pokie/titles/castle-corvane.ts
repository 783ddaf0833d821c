import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { linesOf } from '../lines.ts';
import { pokie } from '../pokie.ts';

/** Medium volatility: three reels of three, 9 lines; 8 free spins or more, whose wins count ×3. */
export const castleCorvaneTitle: PokieDefinition = {
  id: 'castle-corvane',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'FSCEDFECDFBEFDEACFDBFDECBWEFWBDSAD',
    'AWFSAECAFECDBAFBDFEDFSWBFCEFCDACEDFECFE',
    'WFASECBEFDCFBDACBSCBFEAFDCFAEWFDECDFE',
  ],
  lines: linesOf(3, 3, 9),
  pays: { W: { 3: 200 }, A: { 3: 120 }, B: { 3: 50 }, C: { 3: 18 }, D: { 3: 7 }, E: { 3: 3 }, F: { 3: 1 } },
  scatterPays: { 3: 10 },
  freeSpins: {
    mayBeOpened: false,
    awards: { 3: 8 },
    reels: ['EAWFEBFWACEDFCADWCDEFDBEDFEBFD', 'BEWDAEDAECAWFEBDCEDFCDFCWEDFBAFDC', 'FWDFECWFDAEFBCADFEBFDBCWDECA'],
    multipliers: [3],
  },
};

export const castleCorvane = pokie(
  castleCorvaneTitle,
  { rtp: 0.9597, hitRate: 0.3761, deviation: 4.7, maxWinMultiple: 1647.4, volatility: 'medium' },
  versions['castle-corvane'],
);
