import { titlesOf } from '../game-title.ts';
import { DICE, OWN } from '../maths.ts';

/** Halfpenny Press print in few inks, with a visible screen and a cream margin. */
export const halfpennyPress = titlesOf('halfpenny-press', [
  [
    23,
    'Cherry Corner',
    OWN,
    'classics orchard first-evening',
    '7fcfc0 f6ead0 3f9f94 17494d d8232f 3f8f3f f7a7a0 fff4d6',
  ],
  [24, 'Lemon Parade', OWN, 'classics orchard', '3f8fc4 f6ead0 2b6a9f 153a5f f7cf2e 4f9f3f fff09a fff4d6'],
  [25, 'Night Mail', OWN, 'journeys classics', '233a5e e8b77d 3f5a7d 141f36 a8322f e8c25a 2a2f3a ffe7b0'],
  [26, 'Cactus Telegraph', OWN, 'journeys', 'f2b45f fbe6c0 d9713f 7a3322 3f8f5a e8503a f7d98a fff0cf'],
  [27, 'Lucky Farrier', OWN, 'classics', '4f7f4a f3e7c4 3a6a3f 1d3a26 9aa3ad 3f9f4a d9a23f fff2c8'],
  [28, 'The Last Big Top', OWN, 'classics night', '2f3f7a f6d9a8 6a4f8a 1e1f45 d8342f fbf0d8 f0b43a fff0c2'],
  [29, 'Gramophone Sunday', OWN, 'classics', 'd98a5f f9e6c6 b8603f 4a221c e0a534 2b2226 a8322f fff0cc'],
  [30, 'Melon Stand', OWN, 'classics orchard', 'f79a8a fbe9cf e0605f 7a2432 e2373f 3f9f5a f7f3e0 fff3d2'],
  [31, 'Penny Rocket', OWN, 'journeys classics', '1f6f8a f6dfb8 2f8f9f 123a4f e8432f f4efe0 f2b03a fff2cc'],
  [32, 'Bell & Barrow', OWN, 'classics', '8a3f5f f7dcc0 6a2f52 3a1730 f0b429 c97a1f fff0b0 fff0c4'],
  [33, 'Ink Dice', DICE, 'dice classics', 'f0c04a f8ecd0 d98a2f 3a2a26 f7f0e0 d8342f 2b2b33 fff4d8'],
  [
    68,
    'Orchard Hours',
    OWN,
    'originals first-evening orchard classics',
    '9fc46a f9efce 5f9a4a 2a4a26 d8402f 5a9a3f fff3d8 fff5d4',
  ],
]);
