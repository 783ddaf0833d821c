import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { linesOf } from '../lines.ts';
import { pokie } from '../pokie.ts';

/** Medium volatility: five reels of three, 10 lines; 7 free spins or more, whose wins count ×3. */
export const snowGlobeStreetTitle: PokieDefinition = {
  id: 'snow-globe-street',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'HEGFEGHWGSDEBDABHCFECGDHFCAD',
    'FGSCHEBHCFGBHFGHEWDGEFWDAGDC',
    'GDEGHEFAEWHCBDFHDCHABGEFGSC',
    'CBHSBADWCGFHGDAFHEGFHEFHGDE',
    'FAEHDACBEFGDECHEFDHGBWHSGHCGH',
  ],
  lines: linesOf(5, 3, 10),
  pays: {
    W: { 5: 1200 },
    A: { 3: 45, 4: 180, 5: 500 },
    B: { 3: 35, 4: 100, 5: 350 },
    C: { 3: 20, 4: 70, 5: 225 },
    D: { 3: 16, 4: 50, 5: 140 },
    E: { 3: 12, 4: 30, 5: 140 },
    F: { 3: 7, 4: 28, 5: 60 },
    G: { 3: 5, 4: 16, 5: 40 },
    H: { 3: 3, 4: 12, 5: 35 },
  },
  scatterPays: { 3: 20, 4: 100, 5: 500 },
  freeSpins: {
    mayBeOpened: true,
    awards: { 3: 7, 4: 11, 5: 19 },
    reels: [
      'DFHEDBADHEWGFEGHCWGHCDABFHE',
      'DACHGDWEHFDBFGHWFCGABGHEFHE',
      'GEWCBEHFWCHWGHDGHDBFEAGDEF',
      'DEHGCDECHWEACGFDBHGFWHBGF',
      'GBEWCFHAFCDGHEGFEBDHGWHAW',
    ],
    multipliers: [3],
  },
};

export const snowGlobeStreet = pokie(
  snowGlobeStreetTitle,
  { rtp: 0.96, hitRate: 0.2953, deviation: 4.79, maxWinMultiple: 5000, volatility: 'medium' },
  versions['snow-globe-street'],
);
