import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { pokie } from '../pokie.ts';

/** High volatility: five reels of three, 243 ways; 12 free spins or more, whose wins count ×1 to ×8, one more each. */
export const kabutoDawnTitle: PokieDefinition = {
  id: 'kabuto-dawn',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'BHSDGCEAGFDEHCDHGEHFGHCF',
    'FSHDGCHBDCFEAFDHGWEABHGFCBEHG',
    'HSFHBCGHEFBCEGHWGBAHFEDHGEAGFD',
    'DAHEGFHCDEWGCSDEGHFGAFCHBFHG',
    'EHFDGHCSHFWDHGFDGEFCBGHEFHA',
  ],
  lines: null,
  pays: {
    A: { 3: 8, 4: 28, 5: 100 },
    B: { 3: 4, 4: 16, 5: 70 },
    C: { 3: 3, 4: 9, 5: 50 },
    D: { 3: 2, 4: 8, 5: 25 },
    E: { 3: 1, 4: 4, 5: 18 },
    F: { 4: 3, 5: 10 },
    G: { 4: 3, 5: 7 },
    H: { 4: 1, 5: 4 },
  },
  scatterPays: { 3: 20, 4: 100, 5: 500 },
  freeSpins: {
    mayBeOpened: true,
    awards: { 3: 12, 4: 16, 5: 24 },
    reels: [
      'HCDBHFDEFHCGHAGHEDBGEDF',
      'FDHGDHWCGFECDGHEFGHEGWDAFBEHB',
      'FHGADFHGCWEBFEHWDHFEADBGCB',
      'CHFDEHDBGDFHWCEAFBEHDCGBEFGHWGA',
      'FDEGHFCWEDGHBFHGEBDAWECGFHC',
    ],
    multipliers: [1, 2, 3, 4, 5, 6, 7, 8],
  },
};

export const kabutoDawn = pokie(
  kabutoDawnTitle,
  { rtp: 0.9649, hitRate: 0.3959, deviation: 7.78, maxWinMultiple: 5000, volatility: 'high' },
  versions['kabuto-dawn'],
);
