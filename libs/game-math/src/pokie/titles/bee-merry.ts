import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { pokie } from '../pokie.ts';

/** Low volatility: five reels of three, 243 ways; 5 free spins or more, whose wins count ×3. */
export const beeMerryTitle: PokieDefinition = {
  id: 'bee-merry',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'EHFEAFEBCHGFHGDBSGCDGHF',
    'EFAGDAGDBHCEFHGSWFHCGDH',
    'FABCDHGESCFGAEHCBWGFHGDHBEHD',
    'HADFACEHDSHDBFEGHEFWCGBFG',
    'DBAHGFWGBEASCFEDGFHCEHCG',
  ],
  lines: null,
  pays: {
    A: { 3: 14, 4: 30, 5: 70 },
    B: { 3: 10, 4: 25, 5: 45 },
    C: { 3: 7, 4: 16, 5: 35 },
    D: { 3: 5, 4: 14, 5: 28 },
    E: { 3: 4, 4: 9, 5: 22 },
    F: { 3: 3, 4: 7, 5: 14 },
    G: { 3: 2, 4: 5, 5: 12 },
    H: { 3: 2, 4: 3, 5: 8 },
  },
  scatterPays: { 3: 20, 4: 100, 5: 500 },
  freeSpins: {
    mayBeOpened: true,
    awards: { 3: 5, 4: 9, 5: 17 },
    reels: [
      'FGEACFGDHCDHBEFCGHEDGAH',
      'DCHBAFHGEDAGWECHEGBFWHG',
      'WAFBCEADHEWHGFBGEFHDCGE',
      'BGFHGWBCWDCHEAGCBAFHDEGDE',
      'GHCWGDHAGCDFWEBHEFBGFHED',
    ],
    multipliers: [3],
  },
};

export const beeMerry = pokie(
  beeMerryTitle,
  { rtp: 0.9559, hitRate: 0.5167, deviation: 3.96, maxWinMultiple: 2641.5, volatility: 'low' },
  versions['bee-merry'],
);
