import { versions } from '../versions.ts';
import type { TumbleDefinition } from './definition.ts';
import { tumble } from './tumble.ts';

/**
 * Medium volatility: six columns of two to seven symbols, up to 117,649 ways; free spins whose multiplier rises with
 * every tumble and is kept.
 */
export const longshipNorthTitle: TumbleDefinition = {
  id: 'longship-north',
  heights: [2, 3, 4, 5, 6, 7],
  wild: 'W',
  scatter: 'S',
  times: '',
  values: [],
  ladder: [1],
  freeSpins: {
    awards: { 4: 10, 5: 13, 6: 16 },
    keeps: true,
    ladder: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    reels: [
      'EHHAHGGEHEDDHHDDAECCBBFFEHFFGGHCCDEAEFFEDDGGFFGBCCGBGBHA',
      'EEBABBHHEEDDGDEAHHADDFHFGWGGDDGFHCFCCHHBCCGGEFFCFGGEEHBFA',
      'FFAEEGGFBDBHHEFHHCAGFHHFBDEDDHWFFDBCCDHHBDGGAEEAGGCCGGEEC',
      'CFFCCBBDDEECGGDGEEFAHEAWHDHHDBFGGEEGFFBBGDHHAHHCFDGGEFCHA',
      'AHHEHHGGEWGGFGDAFFHDGGHDCCAGEDDEEBBFFBAEHDCDCHHEECCFBBGFF',
      'EEDGDGGCGEEDBCCFFHFEGEEFFGHGGDFGHHCFBBDDCAHBBAHHADCHFEAH',
    ],
  },
  meter: null,
  cap: 50000,
  rows: 7,
  rule: 'ways',
  reels: [
    'FFCEGGSFFEGGHHEADGGFFEEABEECCDDHHEHHDDHCHGGAHBGDDFCCFSBABB',
    'EBFHDDSGCHCASFFACDDGGCCFGGEEHHACBHGEEWBHHFFGBBEAEEHHGGDDFFD',
    'HDBBFEFFDDEEBBEEWAGGSCCEGBHHGDDSDDHHAHHCCFEEFFGGFGHHCCFAGGA',
    'FCHGDHFGGDDGFGGWCSFHBCCBBAEHHSGGEEACHGDHEFDFDAFEBBECAFHHEED',
    'CCAGDAGGFBGAGFFECDDGBHEHDCCAEBHDHHCFEEDGHHDEEHHFFSBEFBWFSGG',
    'HHDDHFFHSGEECCDFDGHDBGGEEFAEACEEHHFFGHHFAFASCGEGBBCCDDBBGG',
  ],
  pays: {
    A: { 3: 5, 4: 8, 5: 20, 6: 100 },
    B: { 3: 2, 4: 4, 5: 9, 6: 35 },
    C: { 3: 1, 4: 3, 5: 6, 6: 15 },
    D: { 4: 2, 5: 5, 6: 12 },
    E: { 4: 1, 5: 2, 6: 6 },
    F: { 4: 1, 5: 2, 6: 5 },
    G: { 5: 1, 6: 4 },
    H: { 5: 1, 6: 3 },
  },
};

export const longshipNorth = tumble(longshipNorthTitle, 'medium', versions['longship-north']);
