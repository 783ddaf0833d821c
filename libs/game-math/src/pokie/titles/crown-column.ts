import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { linesOf } from '../lines.ts';
import { pokie } from '../pokie.ts';

/** Medium volatility: three reels of three, 3 lines; 10 free spins or more, whose wins count ×2. */
export const crownColumnTitle: PokieDefinition = {
  id: 'crown-column',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'SCDECAFDEACSDCWEDBFEBCFEBDAEFWDECFDBFE',
    'WDFEDFCDFWDECDFAESBEADSFDCEFBEFBCE',
    'DWFCESFEBSACFWBFDAEFADFECDFEDFBEFCE',
  ],
  lines: linesOf(3, 3, 3),
  pays: { W: { 3: 450 }, A: { 3: 400 }, B: { 3: 150 }, C: { 3: 70 }, D: { 3: 30 }, E: { 3: 16 }, F: { 3: 6 } },
  scatterPays: { 3: 10 },
  freeSpins: {
    mayBeOpened: false,
    awards: { 3: 10 },
    reels: [
      'DEWFBECAFCBAFDEWDBEDCWEDCBADEFBDFB',
      'CBFEBAWFAEFDECDFCWFDCBDCBAEFBEDFWED',
      'CFDEFCBDFCDWFCBEACEABWEFABDCBEDAWDA',
    ],
    multipliers: [2],
  },
};

export const crownColumn = pokie(
  crownColumnTitle,
  { rtp: 0.9571, hitRate: 0.1711, deviation: 5.43, maxWinMultiple: 1102.6, volatility: 'medium' },
  versions['crown-column'],
);
