import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { pokie } from '../pokie.ts';

/** Medium volatility: three reels of three, 27 ways; 6 free spins or more, whose wins count ×3. */
export const melonStandTitle: PokieDefinition = {
  id: 'melon-stand',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'GAFCBGDBESDBGEFACFECFDGECFBSECDGBFE',
    'ECASGWSFAECDWFDGFBGDFEDGECGFCDGEBGCBFABCEFD',
    'WADSBAGSDBGCDGFDGEDCAGBECGFWGECDFEACFBCF',
  ],
  lines: null,
  pays: { A: { 3: 200 }, B: { 3: 16 }, C: { 3: 5 }, D: { 3: 1 }, E: { 3: 1 }, F: { 3: 1 }, G: { 3: 1 } },
  scatterPays: { 3: 10 },
  freeSpins: {
    mayBeOpened: false,
    awards: { 3: 6 },
    reels: [
      'BACDGFDEGDAFDCGEFBDFEDGEFBEAGBACGBCG',
      'BFDCEDGCBDEFGEFGAWDAFEGABWEGCEWAFGC',
      'EFDAFCDACWFGABCGFEWGCEDBEFBGWCFAGFDGBEGD',
    ],
    multipliers: [3],
  },
};

export const melonStand = pokie(
  melonStandTitle,
  { rtp: 0.9593, hitRate: 0.559, deviation: 5.79, maxWinMultiple: 1518.3, volatility: 'medium' },
  versions['melon-stand'],
);
