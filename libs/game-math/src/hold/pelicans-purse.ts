import { elderLines } from '../pokie/lines.ts';
import { versions } from '../versions.ts';
import { coins } from './coins.ts';
import type { HoldDefinition } from './definition.ts';
import { hold } from './hold.ts';

const reels = [
  'AECWFDGBHGEMMCHEAHGFDACGFHDFGEBDHGEHCFB',
  'FGEDFCEFHGEMMMWHCGABGDHADBGFDAECGBHWCHFEH',
  'MMMCGWBCGEHCWEBGEDHAGHDFEMGHFAHBFHCGDFEDAF',
  'CBAGFHAFEHDWEDBGHFEMMMCAHGCBEGHEGHDFCDWGF',
  'GCFDEGHDAGBCGHMFEDFHBEMMFWCBWHEGACDAHGEHF',
];

/**
 * High volatility: twenty lines, hold and win with pelicans that collect. W wild, M money, A pelican, B to H finds of
 * the tide.
 */
export const pelicansPurseTitle: HoldDefinition = {
  id: 'pelicans-purse',
  rows: 3,
  wild: 'W',
  scatter: 'M',
  reels,
  lines: elderLines,
  pays: {
    W: { 3: 20, 4: 80, 5: 500 },
    A: { 3: 20, 4: 75, 5: 250 },
    B: { 3: 15, 4: 50, 5: 150 },
    C: { 3: 12, 4: 35, 5: 120 },
    D: { 3: 8, 4: 25, 5: 100 },
    E: { 3: 6, 4: 16, 5: 60 },
    F: { 3: 5, 4: 15, 5: 50 },
    G: { 3: 3, 4: 10, 5: 35 },
    H: { 3: 3, 4: 8, 5: 30 },
  },
  scatterPays: {},
  freeSpins: { mayBeOpened: false, awards: {}, reels, multipliers: [1] },
  hold: {
    needed: 6,
    respins: 3,
    hits: 1,
    of: 17,
    coins,
    collectors: 9,
    grand: 10000,
  },
  cap: 50000,
};

export const pelicansPurse = hold(
  pelicansPurseTitle,
  { rtp: 0.9597, hitRate: 0.4141, deviation: 8.67, volatility: 'high' },
  versions['pelicans-purse'],
);
