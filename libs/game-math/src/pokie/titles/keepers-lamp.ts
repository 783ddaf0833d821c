import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { linesOf } from '../lines.ts';
import { pokie } from '../pokie.ts';

/** High volatility: five reels of three, 5 lines; 12 free spins or more, whose wins count ×3. */
export const keepersLampTitle: PokieDefinition = {
  id: 'keepers-lamp',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'BGWAEGDFCSHDFCDEHGEBHFDWFGHFGH',
    'FADHFDGEHGFHDEHWBCDGBHAEFCESFBG',
    'GEHBFEDHCSGDHEGFBGAHGFWBCHDFACH',
    'HFBHAGDWCFEDBSHFEGHCDEHGFEGA',
    'FESHCBFGHDWHGFAEGHCEHGFDBED',
  ],
  lines: linesOf(5, 3, 5),
  pays: {
    W: { 5: 4000 },
    A: { 3: 80, 4: 400, 5: 2500 },
    B: { 3: 50, 4: 300, 5: 1500 },
    C: { 3: 30, 4: 150, 5: 900 },
    D: { 3: 20, 4: 100, 5: 600 },
    E: { 3: 12, 4: 60, 5: 400 },
    F: { 3: 8, 4: 40, 5: 225 },
    G: { 3: 5, 4: 25, 5: 150 },
    H: { 3: 4, 4: 16, 5: 90 },
  },
  scatterPays: { 3: 20, 4: 100, 5: 500 },
  freeSpins: {
    mayBeOpened: true,
    awards: { 3: 12, 4: 16, 5: 24 },
    reels: [
      'HBCEDCAHFEWCGWDEGFHAGBFHGD',
      'CAFDWEHWCGEDBWHCFEGHDGHFAGBEHG',
      'WADEFGEBHFECHFAHEGFCWHGBDH',
      'AEBCWEHFGHFCGFDHWGEHGFBDCHD',
      'BWEFCHWCFBHDGEAFGEHDFGHEG',
    ],
    multipliers: [3],
  },
};

export const keepersLamp = pokie(
  keepersLampTitle,
  { rtp: 0.9654, hitRate: 0.1775, deviation: 9.43, maxWinMultiple: 5000, volatility: 'high' },
  versions['keepers-lamp'],
);
