import { elderLines } from '../pokie/lines.ts';
import { versions } from '../versions.ts';
import { coins } from './coins.ts';
import type { HoldDefinition } from './definition.ts';
import { hold } from './hold.ts';

const reels = [
  'DFEGFEHWDCBGDFBHGEABEHCFHECFAGHAGDCGMMH',
  'ADFCEHGEFAGCMMMEDGWHBDFHBWGFCEDHCBHAGEHGF',
  'WHFDHGACFHCBMHAEDFCMMMAWFBGEFGEBHGDEGDECHG',
  'GEABEHDFCEFGHBAWEDHBMMMDGFHCFAGCDGHWCGFEH',
  'WEFHGDCHFEBFWGEHCAGECGHCDGABFMGDFHDMMEHAB',
];

/** High volatility: twenty lines, hold and win. W feather (wild), M money, A magpie, B to H its finds. */
export const magpiesHoardTitle: HoldDefinition = {
  id: 'magpies-hoard',
  rows: 3,
  wild: 'W',
  scatter: 'M',
  reels,
  lines: elderLines,
  pays: {
    W: { 3: 20, 4: 100, 5: 800 },
    A: { 3: 25, 4: 80, 5: 300 },
    B: { 3: 20, 4: 60, 5: 200 },
    C: { 3: 12, 4: 35, 5: 120 },
    D: { 3: 8, 4: 30, 5: 100 },
    E: { 3: 6, 4: 18, 5: 60 },
    F: { 3: 5, 4: 15, 5: 60 },
    G: { 3: 4, 4: 10, 5: 40 },
    H: { 3: 3, 4: 9, 5: 30 },
  },
  scatterPays: {},
  freeSpins: { mayBeOpened: false, awards: {}, reels, multipliers: [1] },
  hold: {
    needed: 6,
    respins: 3,
    hits: 1,
    of: 17,
    coins,
    collectors: 0,
    grand: 10000,
  },
  cap: 25000,
};

export const magpiesHoard = hold(
  magpiesHoardTitle,
  { rtp: 0.9612, hitRate: 0.4035, deviation: 7.61, volatility: 'high' },
  versions['magpies-hoard'],
);
