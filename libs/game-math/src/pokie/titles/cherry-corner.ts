import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { linesOf } from '../lines.ts';
import { pokie } from '../pokie.ts';

/** Low volatility: three reels of three, 5 lines; 8 free spins or more, whose wins count ×2. */
export const cherryCornerTitle: PokieDefinition = {
  id: 'cherry-corner',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: ['WEBFDAFDCEDFAESAEDCFWSEBCEDFEDF', 'DAEFDSACDFBCFDEWFACFDCBECADFBEWBSEBCF', 'WEBDFBECAEFSDFEDWEFCSDECBFCEA'],
  lines: linesOf(3, 3, 5),
  pays: { W: { 3: 225 }, A: { 3: 120 }, B: { 3: 60 }, C: { 3: 40 }, D: { 3: 22 }, E: { 3: 14 }, F: { 3: 7 } },
  scatterPays: { 3: 10 },
  freeSpins: {
    mayBeOpened: false,
    awards: { 3: 8 },
    reels: ['BAFDAEBDCFDWCADCFBCEBWFDCAEFWEF', 'EBCWADEBDECFEDFWCDEFBDCFDWAFBCF', 'AFDCFBAFCEFDCWFBDEBADBCFDACWDEABW'],
    multipliers: [2],
  },
};

export const cherryCorner = pokie(
  cherryCornerTitle,
  { rtp: 0.9531, hitRate: 0.2571, deviation: 3.41, maxWinMultiple: 813, volatility: 'low' },
  versions['cherry-corner'],
);
