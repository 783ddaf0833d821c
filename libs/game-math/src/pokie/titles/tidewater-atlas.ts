import { selling } from '../../purchase.ts';
import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { elderLines } from '../lines.ts';
import { pokie } from '../pokie.ts';

/**
 * Medium volatility: five reels, ten lines, free spins on reels with three times the wilds, paid twice.
 * W compass (wild), S lighthouse (scatter), H whale, K ketch, N nautilus, A anchor, R knot, T starfish, F fish, B bell.
 */
export const tidewaterAtlasTitle: PokieDefinition = {
  id: 'tidewater-atlas',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'BARBHTFNRFTKFABRFNSABKTHFWBRTN',
    'AFHKRBFNBFTBKTRANRBNHSTFWRAFBT',
    'TRWTRAFBKFBTNBHSRBFKNAHTANBFWRF',
    'BFTRNKBAFNRHARBFTRFHTSBKTBAFNW',
    'KTNBRNFHBTFRABRFHBARTFKTWAFNSB',
  ],
  lines: elderLines.slice(0, 10),
  pays: {
    W: { 3: 50, 4: 300, 5: 5000 },
    H: { 3: 50, 4: 250, 5: 2000 },
    K: { 3: 40, 4: 150, 5: 1000 },
    N: { 3: 20, 4: 70, 5: 400 },
    A: { 3: 15, 4: 60, 5: 250 },
    R: { 3: 10, 4: 20, 5: 100 },
    T: { 3: 10, 4: 20, 5: 100 },
    F: { 3: 5, 4: 15, 5: 50 },
    B: { 3: 5, 4: 15, 5: 50 },
  },
  scatterPays: { 3: 20, 4: 100, 5: 500 },
  freeSpins: {
    mayBeOpened: true,
    awards: { 3: 10, 4: 12, 5: 15 },
    reels: [
      'BTABRTFKHRAWTNBFTKFARFNBRHN',
      'KNHATRFWNFWRFBTNRHBTKABFRAWBT',
      'RFBAFWTKABHRNTRNTFRWHBFKWATNB',
      'FNTBWNFBTHWARBKABRFNKTRWAFRTH',
      'TRFTWBARBTWFNRAHNBRFBAWKTHNKF',
    ],
    multipliers: [2],
  },
};

export const tidewaterAtlas = selling(
  pokie(
    tidewaterAtlasTitle,
    { rtp: 0.9602, hitRate: 0.2959, deviation: 6.95, maxWinMultiple: 5000, volatility: 'medium' },
    versions['tidewater-atlas'],
  ),
  { id: 'free-spins', price: 369, rtp: 0.9585, deviation: 1.51 },
);
