import { versions } from '../versions.ts';
import { collect } from './collect.ts';
import type { CollectDefinition } from './definition.ts';

/**
 * High volatility: five reels, 243 ways, free spins that collect lamps, with at least twice as many lamps. W lamp
 * (wild), S scatter, A badger, B to H others out after dark.
 */
export const lamplighterLaneTitle: CollectDefinition = {
  id: 'lamplighter-lane',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'BDAFDEHABGFHGBDEFHGCESHCFEGFDHGC',
    'CSHBDGHEGFCDGBHFEWCHADGFEGFADECHB',
    'HFCGHCGWHDEHDFEBAGBEFDHSDACGFEBFE',
    'ADGBCDAHCFSEGHBWDFGDEHBFGHEFCGEFC',
    'HAFCDBEGBSFGEFHGCFEHDGHCFEHDGBHAC',
  ],
  lines: null,
  pays: {
    A: { 3: 10, 4: 40, 5: 250 },
    B: { 3: 6, 4: 20, 5: 80 },
    C: { 3: 5, 4: 15, 5: 40 },
    D: { 3: 3, 4: 8, 5: 25 },
    E: { 3: 2, 4: 6, 5: 20 },
    F: { 3: 2, 4: 5, 5: 15 },
    G: { 4: 4, 5: 12 },
    H: { 4: 3, 5: 10 },
  },
  scatterPays: { 3: 20, 4: 100, 5: 1000 },
  freeSpins: {
    mayBeOpened: true,
    awards: { 3: 10, 4: 12, 5: 15 },
    reels: [
      'BGHDFBGCDEHFDEABFCHGECGADHFGEHF',
      'EWHBWDGBECGHCGAEFHGFHCDGEAFDHBFD',
      'WFGHDCFHACGHAGFEBHFGHBCWDEBDEFGE',
      'DGWEDGAFCADHEFDHEBGHFWCEHFBHGCBF',
      'CHFGDHFGDHBGHFDCEGCADHGFEWCEAFEB',
    ],
    multipliers: [1],
  },
  lamps: [
    { weight: 60, adds: 1 },
    { weight: 26, adds: 2 },
    { weight: 10, adds: 3 },
    { weight: 4, adds: 5 },
  ],
};

export const lamplighterLane = collect(
  lamplighterLaneTitle,
  { rtp: 0.9577, hitRate: 0.3923, deviation: 9.4, maxWinMultiple: 5000, volatility: 'high' },
  versions['lamplighter-lane'],
);
