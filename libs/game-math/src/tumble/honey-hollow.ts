import { versions } from '../versions.ts';
import type { TumbleDefinition } from './definition.ts';
import { tumble } from './tumble.ts';

/** Low volatility: clusters of five on 7 × 7, a meter that fills early; at most 500 × the stake. */
export const honeyHollowTitle: TumbleDefinition = {
  id: 'honey-hollow',
  heights: null,
  wild: 'W',
  scatter: '',
  times: '',
  values: [],
  ladder: [1],
  freeSpins: null,
  meter: { thresholds: [12, 30, 50, 75], helpers: ['sweep', 'wilds', 'paint', 'block'] },
  cap: 5000,
  rows: 7,
  rule: 'cluster',
  reels: [
    'AECDDGGEFAGGBFCDDFFGCCGDFFEEBBFFEBGACCAGGADDCEFFBDEBEEGG',
    'CFFAFFCCGBABBGDAGEAGCCEGAGEEGFFBBEFFDEEDDGGBDDFFGGCCEEDD',
    'GCGDEGDBFDEDFFADDACGGBAGGFFGGFFEABADGEEGECCECCFBDBFEEFBC',
    'BBCGACCFBCCDEEBFFCEEDDEECAFBDDGGAEGGFFAAFGGEEGGFDFFGGBDD',
    'DBEEACCBCDGFFGGEEADEDFFAGCBEGGFFEBGEEFFGDDAAFFCCDDGCGGBB',
    'GDADDFFDAAFFBBEFDAGEBFEGBBCDDGFFAGECCEEFFDGGEECCGGCGBEGC',
    'FFDDAEEGBBFEEFGGBBDAAFFCCDDGFFGGEEGDDGFCAGEBBCCGCCGFDAEE',
  ],
  pays: {
    A: { 5: 12, 6: 18, 7: 26, 8: 40, 10: 100, 12: 300, 15: 1000, 20: 4000 },
    B: { 5: 8, 6: 11, 7: 16, 8: 25, 10: 60, 12: 130, 15: 500, 20: 1500 },
    C: { 5: 5, 6: 8, 7: 11, 8: 16, 10: 40, 12: 80, 15: 250, 20: 800 },
    D: { 5: 4, 6: 6, 7: 8, 8: 13, 10: 26, 12: 50, 15: 130 },
    E: { 5: 3, 6: 4, 7: 6, 8: 9, 10: 16, 12: 32, 15: 80 },
    F: { 5: 1, 6: 3, 7: 5, 8: 7, 10: 14, 12: 28, 15: 60 },
    G: { 5: 1, 6: 3, 7: 4, 8: 6, 10: 12, 12: 22, 15: 50 },
  },
};

export const honeyHollow = tumble(honeyHollowTitle, 'low', versions['honey-hollow']);
