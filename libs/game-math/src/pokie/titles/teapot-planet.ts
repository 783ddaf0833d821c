import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { linesOf } from '../lines.ts';
import { pokie } from '../pokie.ts';

/** Medium volatility: five reels of three, 15 lines; 12 free spins or more, whose wins count ×1 to ×4, one more each. */
export const teapotPlanetTitle: PokieDefinition = {
  id: 'teapot-planet',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'BEDFEBDEFCGDSAWGBFGACG',
    'BSFAGDFEWGFWDCGEDCGFAEDCE',
    'WBDGBFDAGESFBACFDECWGFCEGFE',
    'GBDCSDEFAEGDBWGFWEGCFGBEF',
    'BWFECBGDFEAGDSGDFEGCDGE',
  ],
  lines: linesOf(5, 3, 15),
  pays: {
    W: { 5: 300 },
    A: { 3: 12, 4: 60, 5: 200 },
    B: { 3: 7, 4: 35, 5: 120 },
    C: { 3: 4, 4: 18, 5: 80 },
    D: { 3: 3, 4: 14, 5: 45 },
    E: { 4: 9, 5: 30 },
    F: { 4: 4, 5: 22 },
    G: { 4: 3, 5: 15 },
  },
  scatterPays: { 3: 20, 4: 100, 5: 500 },
  freeSpins: {
    mayBeOpened: true,
    awards: { 3: 12, 4: 16, 5: 24 },
    reels: [
      'GDAWCFDECBGDFBWGAFDGEWF',
      'DFBAEFADGECFGEDCWFGWEG',
      'WGEDGFCDEAGBFCGWDFCGBEF',
      'WDGCFWCGFAEGDFEBDECAE',
      'CEDCBGAFGWDEBAFEDGFW',
    ],
    multipliers: [1, 2, 3, 4],
  },
};

export const teapotPlanet = pokie(
  teapotPlanetTitle,
  { rtp: 0.9597, hitRate: 0.3232, deviation: 5.55, maxWinMultiple: 4442.7, volatility: 'medium' },
  versions['teapot-planet'],
);
