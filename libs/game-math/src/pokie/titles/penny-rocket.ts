import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { linesOf } from '../lines.ts';
import { pokie } from '../pokie.ts';

/** Low volatility: three reels of three, 9 lines; 8 free spins or more, whose wins count ×2. */
export const pennyRocketTitle: PokieDefinition = {
  id: 'penny-rocket',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: ['FSDACDEBGCWSFEGFEG', 'SGDBEFACFDCAEWGCSGDEGF', 'WCDGECAESCFGSDABFDGFBGF'],
  lines: linesOf(3, 3, 9),
  pays: { W: { 3: 70 }, A: { 3: 60 }, B: { 3: 35 }, C: { 3: 28 }, D: { 3: 20 }, E: { 3: 7 }, F: { 3: 3 }, G: { 3: 2 } },
  scatterPays: { 3: 10 },
  freeSpins: {
    mayBeOpened: false,
    awards: { 3: 8 },
    reels: ['GBFEWCBDFEGFCAGWEDA', 'DBFDAGBCFGWAGDECFEW', 'DGFBGAEGDEBCWFCDWGC'],
    multipliers: [2],
  },
};

export const pennyRocket = pokie(
  pennyRocketTitle,
  { rtp: 0.9578, hitRate: 0.2911, deviation: 4.1, maxWinMultiple: 363.8, volatility: 'low' },
  versions['penny-rocket'],
);
