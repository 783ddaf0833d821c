import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { linesOf } from '../lines.ts';
import { pokie } from '../pokie.ts';

/** Medium volatility: five reels of three, 5 lines; 8 free spins or more, whose wins count ×3. */
export const compassClubTitle: PokieDefinition = {
  id: 'compass-club',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'SFBWEAGFABFGDCEFCGECDEGD',
    'ECGDBFGCFWESGFADBEGDFCW',
    'FCDSFGDEBGDEFAGCFBWEGCEG',
    'CBSEDGCEGCAWEDFBGEFDBGF',
    'FESDGWCBFGEFGDFEBCDAEGA',
  ],
  lines: linesOf(5, 3, 5),
  pays: {
    W: { 5: 900 },
    A: { 3: 60, 4: 160, 5: 600 },
    B: { 3: 40, 4: 120, 5: 450 },
    C: { 3: 25, 4: 80, 5: 225 },
    D: { 3: 16, 4: 45, 5: 140 },
    E: { 3: 10, 4: 30, 5: 90 },
    F: { 3: 7, 4: 20, 5: 60 },
    G: { 3: 4, 4: 14, 5: 45 },
  },
  scatterPays: { 3: 20, 4: 100, 5: 500 },
  freeSpins: {
    mayBeOpened: true,
    awards: { 3: 8, 4: 12, 5: 20 },
    reels: [
      'CBGWDGECDABGEFDEFCGWEF',
      'DWCFWCADFCGFDBEDGFBEGBEG',
      'EDGCFDEFGDBWAGFWCFEADBG',
      'WBEDFGBCDGFWBFCGAEDFEG',
      'WGBFWEAGCFDGEADCFEGDBF',
    ],
    multipliers: [3],
  },
};

export const compassClub = pokie(
  compassClubTitle,
  { rtp: 0.9608, hitRate: 0.232, deviation: 5.29, maxWinMultiple: 5000, volatility: 'medium' },
  versions['compass-club'],
);
