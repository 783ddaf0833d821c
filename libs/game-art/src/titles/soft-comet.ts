import { titlesOf } from '../game-title.ts';
import { DICE, OWN } from '../maths.ts';

/** Soft Comet shape everything round and glossy, in clear daylight. */
export const softComet = titlesOf('soft-comet', [
  [56, 'Frog Pop', OWN, 'animals first-evening', '6fd3e8 d8f7c8 5fc48a 2f8f5a 5fc23f d8f06a f26d7a fffbd0'],
  [57, 'Sundae Best', OWN, 'orchard classics', 'ffb8d2 ffe9c8 f58fb0 b84a7a fff3e4 f2668f 8a4a2f fff6d8'],
  [58, 'Octo Waltz', OWN, 'sea animals', '3fb8e0 8fe6e0 2f92c4 1a5a94 f2607a ffb8a0 fff0e0 fff3c4'],
  [59, 'Teapot Planet', OWN, 'journeys', '6a5fd0 f2a8d8 4f47a8 2f2a74 5fc8d8 fff0f4 f2b84a fff2c8'],
  [60, 'Toucan Tango', OWN, 'animals', '2fb89a d8f28a 1f8f74 125a4f 2a2a3f ffa52f fff6e6 fff4b8'],
  [61, 'Bee Merry', OWN, 'animals orchard', '7fd0f2 fff0a8 8fcf5f 4f9f3f ffc42f 3a2a22 eaf8ff fffbd8'],
  [62, 'Turtle Drift', OWN, 'sea animals', '2fa8c8 a8f0d8 1f86a8 125a7a 5fb84f 2f8a5a f2dca0 fff6cc'],
  [63, 'Snow Globe Street', OWN, 'night wager0', '4a6fb8 d8e6fa 6f8fcc 2a3f7a dff2ff d8524a 3f8f6a fff3cf'],
  [64, 'Elephant Carousel', OWN, 'animals classics', 'f7a8b8 fff0d0 e07a94 8a3f6a 8fb4d8 f2b53f e8506a fff6d6'],
  [65, 'Puffin Picnic', OWN, 'animals sea', '8fd8f2 f7f2d0 5fae8a 2f6f74 2a2f45 f2703a fff8ee fff6cf'],
  [87, "Pelican's Purse", OWN, 'sea animals', '7fd0ec f9efc8 4fb0c0 1f6f8a fdf4e6 f2913d f7c948 fff3b8'],
  [66, 'Sugar Dice', DICE, 'dice orchard', 'ff9fc0 fff0c8 f26f9f a83f74 fff4f0 ff5f8a 5fc8e0 fff6d8'],
]);
