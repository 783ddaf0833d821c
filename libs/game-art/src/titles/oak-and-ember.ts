import { titlesOf } from '../game-title.ts';
import { DICE, OWN } from '../maths.ts';

/** Oak & Ember paint old stories: round volume, low sun, drifting sparks. */
export const oakAndEmber = titlesOf('oak-and-ember', [
  [12, 'Stag of Hollow Wood', OWN, 'animals legends', '274b4a d9b36c 3f6a5a 14291f 9a5b34 e8c58a 5e3420 ffe3a1'],
  [13, 'Longship North', OWN, 'legends sea journeys', '16324f e8a06a 3b6079 0e2233 8a4b2a d6453a f1dcb0 ffd98a'],
  [14, 'Cinder Wing', OWN, 'legends first-evening', '2b0f1e c2442a 6b1d28 1a0a12 f26b21 ffc845 d92d2a ffe08a'],
  [15, 'Castle Corvane', OWN, 'legends', '3a3f6e e9a48c 6e6a94 23234a c9c2cf 7d3f4f e8b84a ffe2b0'],
  [16, 'Toadstool Court', OWN, 'orchard legends', '1f3a33 8fb56a 3f6b4a 14261f d6402f f7ead0 b98a5a fff0b5'],
  [17, "Alchemist's Shelf", OWN, 'legends night', '2c1d38 7a4a5c 4a2f4a 1a1022 3fb8a3 d98f3a b8425f b9f5d8'],
  [18, 'Honey Hollow', OWN, 'animals orchard', '6b3f17 f2b33d a8691f 3a200c 7a4a24 f6b52e ffe6a3 fff0b8'],
  [19, 'Kabuto Dawn', OWN, 'legends', '7a1f2b f4a259 a8403a 2a0f1c 2b2f4a c9302c e9b949 ffe4a6'],
  [20, 'Captain Marrow', OWN, 'sea legends first-evening', '0f3d4c 5fb0a0 24686b 0a2530 8a5226 f2b632 c63b3b ffe08f'],
  [21, "Raven's Toll", OWN, 'animals night legends', '39344f b8869a 5f5270 1b1728 22222e 6d7fb0 e2b04a f7d9a0'],
  [86, "Magpie's Hoard", OWN, 'animals legends', '2f3f66 e0a07a 5a5570 1d2233 1c2230 f4f1ea 3f6fb0 ffd36a'],
  [
    90,
    'Lamplighter Lane',
    'lamplighter-lane',
    'night legends',
    '1a2148 6a68a6 3a3c6e 14162c 4b4f5e f4efe4 8c4a2f ffc862',
  ],
  [22, 'Ember Dice', DICE, 'dice', '2a0f0c b8401f 6b2316 160806 3a2420 f2702a ffc24a ffd78a'],
]);
