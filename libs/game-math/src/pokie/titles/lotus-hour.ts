import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { linesOf } from '../lines.ts';
import { pokie } from '../pokie.ts';

/** Low volatility: five reels of four, 20 lines; 7 free spins or more, whose wins count ×2. */
export const lotusHourTitle: PokieDefinition = {
  id: 'lotus-hour',
  rows: 4,
  wild: 'W',
  scatter: 'S',
  reels: [
    'GDBWGHDBGFHEGCDFAHCEGDHCFWHGESHAFE',
    'DBCGWBDGCAFEDGHEFGCHBACHESDWHGFAHGF',
    'DSFBHCEGFWAGFBDHEGWFHGWDHGEBCGFHC',
    'SCEWGHFABGFWDHFADHGCDBFEDCFHWGCEH',
    'BAGFDWEHBGWHDGEHCBSEFDHGFEHDFCGHFEC',
  ],
  lines: linesOf(5, 4, 20),
  pays: {
    W: { 5: 160 },
    A: { 3: 16, 4: 40, 5: 100 },
    B: { 3: 16, 4: 40, 5: 60 },
    C: { 3: 12, 4: 25, 5: 50 },
    D: { 3: 7, 4: 16, 5: 40 },
    E: { 3: 6, 4: 10, 5: 30 },
    F: { 3: 4, 4: 10, 5: 20 },
    G: { 4: 8, 5: 16 },
    H: { 4: 4, 5: 12 },
  },
  scatterPays: { 3: 20, 4: 100, 5: 500 },
  freeSpins: {
    mayBeOpened: true,
    awards: { 3: 7, 4: 11, 5: 19 },
    reels: [
      'CHBWFACHEABGDEFHGAFDWHBFGHEDWCHED',
      'EAHWFDBHEWACGFDWEHGFDBAGFECGWDHG',
      'EBHGDWFEHGCFEBHFACDWHCGDHCWDG',
      'ECGBEFWGBHAEBWHEDBHWGDCFWDGHFDGH',
      'CDWGCBHFEAWHDEBFCGEHAFGWHFGDAFGH',
    ],
    multipliers: [2],
  },
};

export const lotusHour = pokie(
  lotusHourTitle,
  { rtp: 0.9567, hitRate: 0.4221, deviation: 3.08, maxWinMultiple: 1549.2, volatility: 'low' },
  versions['lotus-hour'],
);
