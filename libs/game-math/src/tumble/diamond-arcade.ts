import { versions } from '../versions.ts';
import type { TumbleDefinition } from './definition.ts';
import { tumble } from './tumble.ts';

/** High volatility: eight alike anywhere on 6 × 5, multipliers up to 100 that are collected through the free spins. */
export const diamondArcadeTitle: TumbleDefinition = {
  id: 'diamond-arcade',
  heights: null,
  wild: '',
  scatter: 'S',
  times: 'X',
  values: [2, 2, 2, 2, 3, 3, 3, 4, 5, 5, 6, 8, 10, 12, 15, 20, 25, 50, 100],
  ladder: [1],
  freeSpins: {
    awards: { 4: 10, 5: 12, 6: 15 },
    keeps: true,
    ladder: [1],
    reels: [
      'BDAAFFHFGGCCEECCBBDCCEGBGGHHBEGDDEFGHHGEBFHEACGAFFDAFFDDHHDXHHEGFEHHGGXEF',
      'XFFHGGEFFDGHHAFGGFFGAEDGGEEHHDDCXHHBCGGHBEBBHBGGEEBFFDDFFACCDCDHHCCEAAHEE',
      'EBFFGGCGGAXAFDDCCHHEEHFFEFBBGEDDGGBBGGHHDDFGHHEEHHDBCGDXAFFCHHECCAEEFFHGA',
      'ABEDDHHXDHHCCAGDDGGFGAAHGCCBBFFBFDDFFDHGGCCEEHHEEFBBCGGFFGHEXEEGGAHFFEEHH',
      'DFHAABBHCFFGGFGAGHBBDDCHHEFFAHFFGGFFDHEEACHXEBBDDCHCCEEGHEGGDDHEEFCXGEHGG',
      'FGGBBAEEAHDDCCECHCCHBBDDGHFAXHHFHCCDDFGFFXAHEEFDDGGFFGHFHHGEFAGGHEEGGBBEE',
    ],
  },
  meter: null,
  cap: 50000,
  rows: 5,
  rule: 'anywhere',
  reels: [
    'GGFFAHGDDFFGEEBGHHCHHGDDAACEHHCBFFEEBFFGGCCSHAEEGEECCBBAXHFFGDDFDDHBEGGHHS',
    'FAFGAFFDDCEHHBGGCCEEFFHHACCHBBDHHEDGGHHEEDAAGCCEBGGHXDEEGBGGFFGSEFFHHBFDD',
    'GDDFFGGHBHEGBFXHFFASBAHHEHEDDGGHHFSEEBGCCGGEEDDHAAGGFFEEBBCCFEDCDHGACCHHFF',
    'EHHCFGHHGFFCCAGDEEDSGGADDGGHHFFAEHDEGGBDBBFFEEHFGECCAADDSBCCHBBHHFFGGHFEEX',
    'CCBGGHHBBDAFFECEEFFHEHGGDGEECCGGFSAHHDEEHXAHGGEFFHHDBBGGAADFFEDHDDBHCCFFG',
    'AFEHACHAAXHHDBFGDDCCHHCCDBBCSEGEDFFAEEFGGHHEGGEEGDHCGHGFDDFFGHBBFEEFFBGSHG',
  ],
  pays: {
    A: { 8: 30, 10: 60, 12: 200 },
    B: { 8: 10, 10: 22, 12: 60 },
    C: { 8: 6, 10: 13, 12: 35 },
    D: { 8: 4, 10: 8, 12: 22 },
    E: { 8: 1, 10: 5, 12: 15 },
    F: { 8: 1, 10: 3, 12: 8 },
    G: { 9: 1, 10: 2, 12: 5 },
    H: { 9: 1, 11: 2, 12: 4 },
  },
};

export const diamondArcade = tumble(
  diamondArcadeTitle,
  { rtp: 0.9643, hitRate: 0.2588, deviation: 8.12, volatility: 'high' },
  versions['diamond-arcade'],
);
