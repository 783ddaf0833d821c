import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { linesOf } from '../lines.ts';
import { pokie } from '../pokie.ts';

/** Medium volatility: five reels of three, 25 lines; 8 free spins or more, whose wins count ×3. */
export const captainMarrowTitle: PokieDefinition = {
  id: 'captain-marrow',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'CAHEGFBDHCDWEBSEFGHFCHGFHG',
    'EHABCGBDGFEHAGWHGDHECBEDFCSF',
    'FDEFSBCDEWGHCAEGHDFBHGCHGAH',
    'FGHCADHEDCGWFDBEGFHCEHSGHA',
    'BWFAGSWAEHDGHFGECDHEDHFEBGHFCG',
  ],
  lines: linesOf(5, 3, 25),
  pays: {
    W: { 5: 450 },
    A: { 3: 22, 4: 70, 5: 250 },
    B: { 3: 18, 4: 50, 5: 150 },
    C: { 3: 10, 4: 35, 5: 100 },
    D: { 3: 7, 4: 20, 5: 70 },
    E: { 3: 5, 4: 16, 5: 50 },
    F: { 3: 3, 4: 12, 5: 40 },
    G: { 4: 7, 5: 20 },
    H: { 4: 4, 5: 18 },
  },
  scatterPays: { 3: 20, 4: 100, 5: 500 },
  freeSpins: {
    mayBeOpened: true,
    awards: { 3: 8, 4: 12, 5: 20 },
    reels: [
      'WFBGWEDBCDHEGAFCWHGDAEGHFEH',
      'AGHBDCEHWGFCEDFHGFBGWHFEH',
      'DHCGWHEBWHBADGCDFCHEFAHEGFE',
      'BAEHGBFDCEGFDHCGAECWHFBHWF',
      'EFBCEGWHAFHBGDEGFHCWHDGFA',
    ],
    multipliers: [3],
  },
};

export const captainMarrow = pokie(
  captainMarrowTitle,
  { rtp: 0.9625, hitRate: 0.2812, deviation: 5.12, maxWinMultiple: 5000, volatility: 'medium' },
  versions['captain-marrow'],
);
