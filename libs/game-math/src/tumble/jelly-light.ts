import { versions } from '../versions.ts';
import type { TumbleDefinition } from './definition.ts';
import { tumble } from './tumble.ts';

/** Medium volatility: eight alike anywhere on 6 × 5, more and smaller multipliers in the free spins. */
export const jellyLightTitle: TumbleDefinition = {
  id: 'jelly-light',
  heights: null,
  wild: '',
  scatter: 'S',
  times: 'X',
  values: [2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5, 6, 8, 10, 15],
  ladder: [1],
  freeSpins: {
    awards: { 4: 8, 5: 10, 6: 15 },
    keeps: false,
    ladder: [1],
    reels: [
      'AXEFBFBBGGXEEFACCFEEGDDFXAAGGDDEEGGCCEBBGFGGDDCCBBACFFDDEEGFDAFFC',
      'EEGFFDEAGGEEFFEEDBDXGCDEDFDGBEDFXGXDEFABAFFBBGGCCDCCACAGFBBCCFGGA',
      'DBBDFEGGFGGCEDDCFFABDBGFGGEGACACCADDFFCFFEEXECCEAEBBGFFXDDBEEGGAX',
      'FFGGAGCFAGGBBFFDAAGGBEEFEEBBAEEGGDDBBCEEXFEXCCXADDCCEFFDGDCCFDDFG',
      'FFBXCCFFCEABEEFGGDCBDEAFFGGCCFBGGXFAGGDDEAEEGBFFDDEXBCCDEEGGBDDAA',
      'EEDFFCGDBBCFGFXACDEEFFBBDDGGEEAXEEGDFFEEDCCFDCCGBCGXGGFAAFGDAGABB',
    ],
  },
  meter: null,
  cap: 20000,
  rows: 5,
  rule: 'anywhere',
  reels: [
    'AGGASBBCCEDDBBGFEEGDDAFBDDFFGFAFAXGEECCGGFGFCCEABBDDCCEEGFFEEFDGS',
    'GBEEABGDCFCAEFFCEEGGBBEGADDBCCEFFBSAFFGFEEGGAAGDDFXDEGFCBDDCCDGF',
    'BBEESGGEEFXBGGCCGGEESFFGACGDBCCBBACCFFBGEAEEACDDGFDDGEADDFDDFFAFF',
    'CCEEGECFEEFFDGGXGGCAEFFAGBDEEDDGSEGFGGFSBBAFDDFFGDACCDDBBAFABBCCE',
    'EFEDDCCAFAGGFFCGBBSGGBBAFFGFEECCAFFAGDDGGADDEDEBXCBBCCEEFFEGEGDD',
    'CCFDDEEDCCEGGFFADDFDDFFABFFEAAEGFSFCCESEEBGGEADXBAGGDFGGEBBCCGGBB',
  ],
  pays: {
    A: { 8: 20, 10: 45, 13: 150 },
    B: { 8: 8, 10: 15, 13: 50 },
    C: { 8: 4, 10: 7, 13: 30 },
    D: { 8: 2, 10: 4, 13: 15 },
    E: { 8: 1, 10: 2, 13: 9 },
    F: { 9: 1, 10: 2, 13: 6 },
    G: { 9: 1, 10: 2, 13: 4 },
  },
};

export const jellyLight = tumble(jellyLightTitle, 'medium', versions['jelly-light']);
