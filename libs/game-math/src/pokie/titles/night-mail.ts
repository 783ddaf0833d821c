import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { linesOf } from '../lines.ts';
import { pokie } from '../pokie.ts';

/** Medium volatility: three reels of three, 5 lines; 8 free spins or more, whose wins count ×3. */
export const nightMailTitle: PokieDefinition = {
  id: 'night-mail',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'CBFSEFSBAECFAECDEFADBFDWEBDAFECDWFCBFDEFD',
    'BWCBEFDCEFAEFCAESWFSEDFECFDBFDECDE',
    'CESDFWDESDFBEDBACFEBCFDECAFDEFCDAEFW',
  ],
  lines: linesOf(3, 3, 5),
  pays: { W: { 3: 250 }, A: { 3: 200 }, B: { 3: 90 }, C: { 3: 45 }, D: { 3: 22 }, E: { 3: 9 }, F: { 3: 4 } },
  scatterPays: { 3: 10 },
  freeSpins: {
    mayBeOpened: false,
    awards: { 3: 8 },
    reels: [
      'BECWDCFACFEWADCFDEWCAEFADFEAFEDBCFBEF',
      'ECDWFDCEADEFWCFBCWAEDBFDECDBEFCB',
      'BWACDWCADBFAEFAEDBFDWCFBDCFEBFE',
    ],
    multipliers: [3],
  },
};

export const nightMail = pokie(
  nightMailTitle,
  { rtp: 0.96, hitRate: 0.2568, deviation: 4.69, maxWinMultiple: 1657.9, volatility: 'medium' },
  versions['night-mail'],
);
