import { versions } from '../versions.ts';
import type { TumbleDefinition } from './definition.ts';
import { tumble } from './tumble.ts';

/**
 * Medium volatility: clusters of six on 7 × 7, stacked symbols, helpers that arrive late and do more; at most 400 × the
 * stake.
 */
export const sundaeBestTitle: TumbleDefinition = {
  id: 'sundae-best',
  heights: null,
  wild: 'W',
  scatter: '',
  times: '',
  values: [],
  ladder: [1],
  freeSpins: null,
  meter: { thresholds: [20, 45, 70, 100], helpers: ['block', 'sweep', 'wilds', 'paint'] },
  cap: 4000,
  rows: 7,
  rule: 'cluster',
  reels: [
    'CCCEEEDFFEBBBAADDFBFEDFADFCFFBDDFFBECDDDFFAFEECCCEEFEE',
    'CCCDCCDDDEECCDFCFBFFDDFFDBFEBBEEBEDFFFEAADEEEBAFAEEFFF',
    'FFEBBEEFFFEEDDDEEACCFEDDCCCFFFBFDDDFEFDDAEEEFBBBCCCFAA',
    'EEDDFFEFFFDEFEEBBBDDDFFDDDEEEFEEEDAABBBACCFFCFFCCFACCC',
    'EEFFFCCEEEBBBDDFAADDDFFFAECFCCCFFDEBDEEEBBFFFCCDEEDAFD',
    'FFFEEEDDCCFDEEDBDFCFCCCBBFFFDDDAAEEAEDDCCFFBBBEEFFFAEE',
    'DBFFFEBDBDEEFFEECCEEFFFCBEEEFFFEEBCFADDFFAACCCBDDDADDC',
  ],
  pays: {
    A: { 6: 12, 8: 25, 10: 60, 13: 220, 17: 800, 24: 4000 },
    B: { 6: 6, 8: 11, 10: 24, 13: 75, 17: 400 },
    C: { 6: 3, 8: 6, 10: 11, 13: 35, 17: 150 },
    D: { 6: 1, 8: 3, 10: 6, 13: 16, 17: 60 },
    E: { 7: 1, 8: 1, 10: 3, 13: 10, 17: 30 },
    F: { 8: 1, 10: 2, 13: 5, 17: 15 },
  },
};

export const sundaeBest = tumble(sundaeBestTitle, 'medium', versions['sundae-best']);
