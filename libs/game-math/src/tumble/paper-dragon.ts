import { versions } from '../versions.ts';
import type { TumbleDefinition } from './definition.ts';
import { tumble } from './tumble.ts';

/**
 * Medium volatility: six columns of three to seven symbols, up to 117,649 ways; every tumble of a spin has a higher
 * multiplier than the one before.
 */
export const paperDragonTitle: TumbleDefinition = {
  id: 'paper-dragon',
  heights: [3, 4, 5, 6, 7],
  wild: 'W',
  scatter: 'S',
  times: '',
  values: [],
  ladder: [1, 2, 3, 4],
  freeSpins: {
    awards: { 3: 8, 4: 12, 5: 15, 6: 20 },
    keeps: false,
    ladder: [3, 5, 8, 12],
    reels: [
      'DGGCCGEECCGEHDGDDHGGBBFFGGFEEABBGHEDHHEFFCFHHFFEEHHAGFFHADH',
      'EEFGGBBGEBDDFEDCFDDHBFFHAHEWAHHCCGGCWGGFFHDGHHEAHGEEHHEFFCFGG',
      'EECCHHEFGGDEEFHHACCHEHGHDDGBBFAWFHGGDGBBHFFWFFHHFGGCGEEGEDDAF',
      'HDDECCHEGHHGAHHGGWGGHCCDFFHHGAEEHFFBBEEGGEEBFDFFEFAFFBHWDDGGC',
      'EECGEFFCCFFGFEDDEEBHEHHABHFGWAHCDGHDGGFGGAFFHGCDDHWBBEHHFEHGG',
      'GGCCHEFCCDDGGDEFGGEGHBGHHFFGAEHEEBCDFHHEDDFAFBFAGHHFFEEGHHB',
    ],
  },
  meter: null,
  cap: 50000,
  rows: 7,
  rule: 'ways',
  reels: [
    'HHAHEHFFDSFFBBFGGFABFHHDCGGDHEEGGEDFBHDDCCHAEEGGEEFFGGEGHHCC',
    'CCBHCEEHHFCCEHEAHHDAHFDGDHFFGGFHHGGBBWDEEFFAHSFEGGFFGGEEGGDDB',
    'CCDBEHHBHHFFBEECFAEHFGBGDGGAEEHEFFWDCCGGEEGAHHGDFGHSFDDFFGGHH',
    'DCFBBEGGECCGDEDDFCCGGEHFHHAHHDDGGWEFFHABBGHEEFFGHHEESFFHHAFGG',
    'HHGHHABFFCHGGEEHFFSFGGECCGFFWCCDGGDDBEEHHFFDGBBGGAEEHEAHHDFED',
    'HHDDSAFFGGEEDBCEHFHGFFHCCGGDFAHBGFHHGGBCCFFEHHFEGAEEGGHDDEEB',
  ],
  pays: {
    A: { 3: 1, 4: 3, 5: 11, 6: 60 },
    B: { 4: 2, 5: 5, 6: 13 },
    C: { 4: 1, 5: 3, 6: 6 },
    D: { 4: 1, 5: 2, 6: 3 },
    E: { 5: 1, 6: 2 },
    F: { 5: 1, 6: 2 },
    G: { 6: 1 },
    H: { 6: 1 },
  },
};

export const paperDragon = tumble(paperDragonTitle, 'medium', versions['paper-dragon']);
