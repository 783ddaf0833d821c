import { titlesOf } from '../game-title.ts';
import { BLACKJACK, DICE, OWN } from '../maths.ts';

/** Nine Meridians draw in gilt line and symmetry, as on the wall of a grand hotel. */
export const nineMeridians = titlesOf('nine-meridians', [
  [34, 'Peacock Hour', OWN, 'animals first-evening', '0f3b45 1f6f6a 145257 08242c 1f8fa3 2fb98a 5a3fa8 e9c46a'],
  [35, 'Scarab Line', OWN, 'legends', '1a2d52 2f5a8a 244a75 0e1a33 1f8f7a 2fb0c4 d9a441 f0cb7a'],
  [
    36,
    'Blue Ribbon Liner',
    OWN,
    'journeys sea first-evening',
    'e8c99a f7e8c8 d98f5f 1b3f5f 1f2f4a c8402f f3ead6 f2cf86',
  ],
  [37, 'Pyramid Hotel', OWN, 'legends night', '3a1f4a c86a4f 7a3a55 1c0f2a e0a94f b8723a f6d99a f4d28a'],
  [38, 'Gilded Moth', OWN, 'animals night', '241b33 5a3a5f 3f2b4a 140e20 d9a24a 8a4f6a f2e0b5 f0c878'],
  [39, 'Diamond Arcade', OWN, 'classics night', '10243f 2f5f9a 1f4474 091528 bfe6f7 6fb6e6 eaf8ff efcf8a'],
  [40, 'Compass Club', OWN, 'journeys sea', '123a3f 2f7f74 1c5a57 08211f e9dcc0 c23f35 1f4f5a ecc77a'],
  [41, 'Crown & Column', OWN, 'legends classics', '4a1230 a8324f 751f40 270819 e6b84c c22f4a 3f8fb0 f3d48c'],
  [42, 'Sunfish Casino', OWN, 'sea', 'f0b27a fae3bd d9825a 17505a f08a3c f7d06a 1f7f8a f7dc9a'],
  [43, 'Swan Palace', OWN, 'animals sea', '2a4a6a e3b7b0 5f7fa0 162c44 f8f4ec e9d7c9 e08a3c f5d79a'],
  [44, 'Jade Dice', DICE, 'dice legends', '0d2f2a 1f6b56 154a3f 061a18 3fae86 e9c867 d8f2e0 ecca7c'],
  [
    80,
    'Linden Blackjack',
    BLACKJACK,
    'classics first-evening',
    '0a2f24 1c6a4c 0f4a35 051d15 fffaf0 b3232f 1d2b33 ecca7c',
  ],
  [
    70,
    'Dice',
    DICE,
    'originals dice first-evening classics',
    '0c3a2a 1f7a55 125a3f 06241a f4efe0 c8342f 1f2a26 efcf86',
  ],
]);
