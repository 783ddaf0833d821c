import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { linesOf } from '../lines.ts';
import { pokie } from '../pokie.ts';

/** High volatility: five reels of three, 20 lines; 10 free spins or more, whose wins count ×3. */
export const cinderWingTitle: PokieDefinition = {
  id: 'cinder-wing',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'AHDFGEBHSEHDGECGWFGHACGBFHDF',
    'GBHDGCWFBHGCDEAHFEGAFDEHFSHE',
    'GFBDEADGHDECSGHEBGCHFWGBHFAH',
    'EGCHWDEFAEGDHGFCEHDSGHFBGHAFH',
    'WFGDEADGFDBEGFCHDFHSBEGAHFCHEGH',
  ],
  lines: linesOf(5, 3, 20),
  pays: {
    W: { 5: 2500 },
    A: { 3: 5, 4: 90, 5: 1500 },
    B: { 3: 4, 4: 50, 5: 800 },
    C: { 3: 2, 4: 40, 5: 600 },
    D: { 3: 2, 4: 28, 5: 300 },
    E: { 3: 1, 4: 14, 5: 225 },
    F: { 3: 1, 4: 10, 5: 150 },
    G: { 4: 5, 5: 80 },
    H: { 4: 5, 5: 50 },
  },
  scatterPays: { 3: 20, 4: 100, 5: 500 },
  freeSpins: {
    mayBeOpened: true,
    awards: { 3: 10, 4: 14, 5: 22 },
    reels: [
      'GWHEDBGFDGABDHGWCBEFDHFECHECH',
      'WEBHGBHAGCHECFWGFHDEHDEGDCFD',
      'GFHEWGCFHDGAEFWHECDFHDWBH',
      'GACEFGHBGDWCHFEHWDHAFGEBFH',
      'GFEWDHGEFHBDWCGHBFEAHCGDFHD',
    ],
    multipliers: [3],
  },
};

export const cinderWing = pokie(
  cinderWingTitle,
  { rtp: 0.9644, hitRate: 0.2666, deviation: 9.84, maxWinMultiple: 5000, volatility: 'high' },
  versions['cinder-wing'],
);
