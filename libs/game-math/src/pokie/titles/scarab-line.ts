import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { linesOf } from '../lines.ts';
import { pokie } from '../pokie.ts';

/** High volatility: three reels of three, 5 lines; 8 free spins or more, whose wins count ×4. */
export const scarabLineTitle: PokieDefinition = {
  id: 'scarab-line',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'FBCEDAFSDCBFSAEFCDEFDACDEFABEWCEFWEBACD',
    'ASEBDFEBDCAFDCEFSDBWFECDFEBFEWFECFEBFE',
    'FACWBFEBCDWSCAFBECBEFCEDAFSEBDFECDEFDE',
  ],
  lines: linesOf(3, 3, 5),
  pays: { W: { 3: 600 }, A: { 3: 400 }, B: { 3: 60 }, C: { 3: 14 }, D: { 3: 2 }, E: { 3: 1 }, F: { 3: 1 } },
  scatterPays: { 3: 10 },
  freeSpins: {
    mayBeOpened: false,
    awards: { 3: 8 },
    reels: [
      'DACBFADCWFEABEWFDECDECFECDFBWCFBAF',
      'FCDBFDEFDAEWDAFDEBCEBFEDCWEFWCA',
      'CDFCWBDCFEWDABEFBCFEDACEFDWEFADBFE',
    ],
    multipliers: [4],
  },
};

export const scarabLine = pokie(
  scarabLineTitle,
  { rtp: 0.9631, hitRate: 0.2428, deviation: 8.17, maxWinMultiple: 2197.8, volatility: 'high' },
  versions['scarab-line'],
);
