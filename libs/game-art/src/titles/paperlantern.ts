import { titlesOf } from '../game-title.ts';
import { DICE, OWN } from '../maths.ts';

/** Paperlantern Works cut their scenes from layered paper, lit from behind. */
export const paperlantern = titlesOf('paperlantern-works', [
  [1, 'Lantern Tide', OWN, 'first-evening sea', '1f2a5c f08a5d 6a3d74 2a1c46 e8483f ffd27a fff1d0 ffb347'],
  [2, 'The Fox Post', OWN, 'first-evening animals', 'f7d9a8 f3a76b c96f4a 7a3b2e e2622b fff3e2 4a2a22 fff0c9'],
  [3, 'Moon Hare', OWN, 'animals night', '1b2350 5a5fa8 3d3f86 161a3c f4ede0 d9b9c9 8a6f9e ffe9a8'],
  [4, 'Koi Garden', OWN, 'sea animals', '0d5c63 3fa796 1c7a74 093b40 f4633a fff6ea f9b233 ffe8b8'],
  [5, 'Lotus Hour', OWN, 'orchard', 'fbd3c4 f58ea0 8a4f7d 2f3b4f f7749b ffd6df 2f8f6f fff2cf'],
  [6, 'Whale Song Bay', OWN, 'sea animals first-evening', 'fbe3c0 f2a88b 5b8fa8 173f5f 2f5f86 dfeef2 f3c16f fff4dc'],
  [7, 'Tulip Mill', OWN, 'orchard journeys', '8fd0e8 fdeec4 6fb08a 2f6b4f f3f0e6 d8433b f6b73c fff6d8'],
  [8, 'Panda Parade', OWN, 'animals', 'cfe9b9 7fbf7a 3f8f5f 1b4d3a fbfaf3 2a2d34 e9534f fff3c4'],
  [9, 'Balloon Weather', OWN, 'journeys first-evening', '6fb7e0 fde2c2 e59a7c 7d4f6b e5533d f7c545 fff4e0 fffbe8'],
  [10, 'Paper Dragon', OWN, 'legends', '5c1026 d8432f 8c1c2f 33081a 2fa37c f6c453 fff0d2 ffd86b'],
  [11, 'Lantern Dice', DICE, 'dice night', '2a1746 b0416b 5c2a66 1a0f30 f2efe6 e04f4a ffcf70 ffc15e'],
  [
    67,
    'Tidewater Atlas',
    OWN,
    'originals first-evening sea journeys',
    '9fd8dc fdf0d0 5fa8a8 1f5f74 f7efdc d8573f 2a6f7f fff3cf',
  ],
]);
