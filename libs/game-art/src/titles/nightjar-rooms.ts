import { titlesOf } from '../game-title.ts';
import { DICE, OWN } from '../maths.ts';

/** Nightjar Rooms work after dark: rim light, glow, clear air. */
export const nightjarRooms = titlesOf('nightjar-rooms', [
  [45, 'Midnight Owl', OWN, 'animals night first-evening', '0b1030 3a2f7a 231f58 070920 5f4fa8 f0b64a d7d0ff ffd479'],
  [46, 'Jelly Light', OWN, 'sea night', '04142e 0f4f7a 0a3358 020a1a f07ac8 7ad7ff b58cff 9ff0ff'],
  [47, 'Comet Line', OWN, 'night journeys first-evening', '0a0a24 4a1f6a 2a1750 060614 f2a45f 5fc8e6 ffe4c0 ffe08a'],
  [48, 'Orbit Nine', OWN, 'night journeys', '071326 1f4a6a 12324f 040a16 e8eef4 f2803f 3fb6d9 bff0ff'],
  [49, 'Wolf Frequency', OWN, 'animals night', '0a1a2a 2f6a7a 1a4558 050e18 3f5f7a b8dbe6 1c2f44 e6f7ff'],
  [50, 'Deep Bell', OWN, 'sea night', '021a22 0f5f66 0a4048 010d12 c98a3f f0c878 5fe0d0 a8fff0'],
  [51, 'Volcano Radio', OWN, 'night journeys', '1a0a1f 7a1f3a 47152f 0d050f 3a2230 ff6a2a ffc14a ff9f5a'],
  [52, "Keeper's Lamp", OWN, 'sea night', '0d1b3a 3f5f9a 26406f 070f20 f0ead8 d8443f 22345a ffe29a'],
  [
    53,
    'Cat at Number Nine',
    OWN,
    'animals night first-evening',
    '1a1238 6a3f8a 3f2763 0d091f 16122a ffb84a 8a6fd0 ffd27a',
  ],
  [54, 'Aurora Express', OWN, 'journeys night', '06182a 1f6f6a 12424f 030c16 3a4f8a 7af0b8 f0c46a b8ffd8'],
  [55, 'Dice After Dark', DICE, 'dice night', '0a0820 3a1f6a 23154a 050412 2a1f5f ff5fa8 5fe6ff ff9fd0'],
  [
    69,
    'Moth and Moon',
    OWN,
    'originals first-evening night animals',
    '10163a 4a5fa8 2a3576 080c22 c9b8e8 7f6fd0 f7e3a8 ffe9b0',
  ],
  [88, 'Moonvine', 'moonvine', 'night legends', '1f2a5a 7a6fb0 2f4a6a 12203a ece4ff 8a6248 f0cfa0 ffe9a0'],
]);
