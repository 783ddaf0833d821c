import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { linesOf } from '../lines.ts';
import { pokie } from '../pokie.ts';

/** Low volatility: five reels of three, 25 lines; 9 free spins or more, whose wins count ×2. */
export const turtleDriftTitle: PokieDefinition = {
  id: 'turtle-drift',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'CEFWBHSCGHDGAEFHBDWGFEDGH',
    'CGFBHFWBHEGFHCSDEGHEAGFHAD',
    'AGBCFEHDBGCHEGHEDFHWCGAFS',
    'ACHWEHGEFWCBHSADGEHGFDBFG',
    'EFASDFCAWEBGHDCHGFBHCDGH',
  ],
  lines: linesOf(5, 3, 25),
  pays: {
    W: { 5: 120 },
    A: { 3: 16, 4: 40, 5: 90 },
    B: { 3: 12, 4: 30, 5: 60 },
    C: { 3: 8, 4: 22, 5: 45 },
    D: { 3: 6, 4: 16, 5: 30 },
    E: { 3: 5, 4: 12, 5: 25 },
    F: { 3: 4, 4: 8, 5: 20 },
    G: { 3: 3, 4: 6, 5: 14 },
    H: { 4: 4, 5: 10 },
  },
  scatterPays: { 3: 20, 4: 100, 5: 500 },
  freeSpins: {
    mayBeOpened: true,
    awards: { 3: 9, 4: 13, 5: 21 },
    reels: [
      'CHDBGEHDWAGCFGEBGWHFCHFE',
      'DHFAEBWHDGBHCGFWEGACHEWF',
      'HDEGFCWEGFBHABHGWDFGHCE',
      'WDFHGDAEFGBHEWCHEBGWDFACGH',
      'GWDEABCDWEFCHGAHFBHGDE',
    ],
    multipliers: [2],
  },
};

export const turtleDrift = pokie(
  turtleDriftTitle,
  { rtp: 0.9558, hitRate: 0.3939, deviation: 3.73, maxWinMultiple: 1650.2, volatility: 'low' },
  versions['turtle-drift'],
);
