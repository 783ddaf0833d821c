import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { pokie } from '../pokie.ts';

/**
 * Low volatility: three reels, five lines, something every third spin.
 * W sundial (wild), S blossom (scatter), P pear, M plum, C cherries, A apple, H hazelnut.
 */
export const orchardHoursTitle: PokieDefinition = {
  id: 'orchard-hours',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: ['HACMAPHCWHSACHMAHWAMHCSP', 'HACSPHAMHSAWCHPMHWACPHMAC', 'HACPMHAMHACHPACHWCMASMHWSP'],
  lines: [
    [1, 1, 1],
    [0, 0, 0],
    [2, 2, 2],
    [0, 1, 2],
    [2, 1, 0],
  ],
  pays: {
    W: { 3: 240 },
    P: { 3: 60 },
    M: { 3: 30 },
    C: { 3: 16 },
    A: { 3: 10 },
    H: { 3: 6 },
  },
  scatterPays: { 3: 10 },
  freeSpins: {
    mayBeOpened: false,
    awards: { 3: 6 },
    reels: ['AHPMACWPACMHWACHPAWMHC', 'ACHPMAHCWHAWPMAHMCWACPM', 'CAHPCHWAMCAMHWPHAWMACHPM'],
    multipliers: [2],
  },
};

export const orchardHours = pokie(
  orchardHoursTitle,
  { rtp: 0.9593, hitRate: 0.3542, deviation: 3.42, maxWinMultiple: 368.6, volatility: 'low' },
  versions['orchard-hours'],
);
