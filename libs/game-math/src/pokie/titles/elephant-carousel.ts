import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { linesOf } from '../lines.ts';
import { pokie } from '../pokie.ts';

/** Low volatility: five reels of four, 25 lines, the dearest symbol in stacks; 8 free spins or more, whose wins count ×2. */
export const elephantCarouselTitle: PokieDefinition = {
  id: 'elephant-carousel',
  rows: 4,
  wild: 'W',
  scatter: 'S',
  reels: [
    'CWDFGEDCGFEWBAAEGBFWGESFDG',
    'CAADWGEDFWCGAFSGDFECGFBEDGBF',
    'CGAAFDESGFBWGFAWDFAGCEBDCGEDCGFEB',
    'BGDFBCGDWECGBEAAGDSCGEFDGWF',
    'EDAAFEWDFSEBGCDWFGECFDGBCAG',
  ],
  lines: linesOf(5, 4, 25),
  pays: {
    W: { 5: 70 },
    A: { 3: 10, 4: 18, 5: 45 },
    B: { 3: 5, 4: 10, 5: 28 },
    C: { 3: 4, 4: 9, 5: 20 },
    D: { 4: 7, 5: 16 },
    E: { 4: 6, 5: 12 },
    F: { 4: 4, 5: 8 },
    G: { 4: 2, 5: 3 },
  },
  scatterPays: { 3: 20, 4: 100, 5: 500 },
  freeSpins: {
    mayBeOpened: true,
    awards: { 3: 8, 4: 12, 5: 20 },
    reels: [
      'WBFDECWDGFBEWFCGAADWGFCEG',
      'DEWBAAGDECFDWCBEWGDFWGCAFG',
      'BFGCBEFWCAAFEBGWDFEGDWACFEDCWGD',
      'GAACWGEBFGCEABFDGECWGDAWFD',
      'GAAEBCADEGFBAGCEDGWBFDGWCDFW',
    ],
    multipliers: [2],
  },
};

export const elephantCarousel = pokie(
  elephantCarouselTitle,
  { rtp: 0.9571, hitRate: 0.4061, deviation: 3.78, maxWinMultiple: 1391.6, volatility: 'low' },
  versions['elephant-carousel'],
);
