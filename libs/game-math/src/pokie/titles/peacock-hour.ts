import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { linesOf } from '../lines.ts';
import { pokie } from '../pokie.ts';

/** Medium volatility: five reels of three, 15 lines; 9 free spins or more, whose wins count ×3. */
export const peacockHourTitle: PokieDefinition = {
  id: 'peacock-hour',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'EGDCGAEFBSCHGDHFDEAFDWHEGHCFH',
    'EGHSFCHAGDFAWEGDCHBEFDHFGCH',
    'WFGEWBHGCEDFGHEBGCHACFDHGFHAES',
    'FBECHFBGFWHSECGFDHGECDGHAGH',
    'AGDHGFDWEBGCHSFHGEHBFCEFCH',
  ],
  lines: linesOf(5, 3, 15),
  pays: {
    W: { 5: 700 },
    A: { 3: 25, 4: 120, 5: 500 },
    B: { 3: 20, 4: 70, 5: 300 },
    C: { 3: 14, 4: 50, 5: 200 },
    D: { 3: 10, 4: 35, 5: 140 },
    E: { 3: 6, 4: 22, 5: 90 },
    F: { 3: 4, 4: 18, 5: 70 },
    G: { 3: 3, 4: 12, 5: 50 },
    H: { 4: 7, 5: 30 },
  },
  scatterPays: { 3: 20, 4: 100, 5: 500 },
  freeSpins: {
    mayBeOpened: true,
    awards: { 3: 9, 4: 13, 5: 21 },
    reels: [
      'WDCEFAGEHCGFHEDBCGBFDGHWEH',
      'DHFWGECWFGEACHEBHEDHBDGHFG',
      'FHGDCFEHGFDGWHAWFDEHAGDBEGWC',
      'BHGCEAFGHFEHDBFWGEHDCGHWD',
      'GBEGHDEHCFHWFCGEDFWAHCFAH',
    ],
    multipliers: [3],
  },
};

export const peacockHour = pokie(
  peacockHourTitle,
  { rtp: 0.9603, hitRate: 0.3405, deviation: 5.21, maxWinMultiple: 5000, volatility: 'medium' },
  versions['peacock-hour'],
);
