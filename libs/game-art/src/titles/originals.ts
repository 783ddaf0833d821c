import { titlesOf } from '../game-title.ts';
import { BACCARAT, JACKS, ROULETTE } from '../maths.ts';

/** Games with one table each, in the hand that suits it. */
export const originals = [
  ...titlesOf('halfpenny-press', [
    [71, 'Amber Mines', 'amber-mines', 'originals', '3a2414 b8742c 5c3a1c 24140a f2a02c 7a4a1c fff0cf ffd27a'],
  ]),
  ...titlesOf('oak-and-ember', [
    [
      72,
      'Acorn Plinko',
      'acorn-plinko',
      'originals orchard',
      'e8b45c f7e3b0 8a9a4a 3a4a24 b8742c 6a4a2a f2d9a0 ffe2a0',
    ],
  ]),
  ...titlesOf('paperlantern-works', [
    [73, 'Lark Limbo', 'lark-limbo', 'originals animals', '4f8ac0 fbe2b4 8aa552 2f5a34 b27c48 f6e7c4 5f3d22 ffefb8'],
    [74, 'Heron Hi-Lo', 'heron-hi-lo', 'originals animals', '2f6478 f6cf9e 3f7f86 16323f 8fa6b8 f2efe6 2a3a52 ffd98a'],
  ]),
  ...titlesOf('soft-comet', [
    [
      76,
      'Sunflower Wheel',
      'sunflower-wheel',
      'originals orchard',
      '7fc8f2 fff0c0 8fcf5f 3f8f3f ffc42e 6a3a16 f2842a fff3c4',
    ],
  ]),
  ...titlesOf('nightjar-rooms', [
    [75, 'Firefly Keno', 'firefly-keno', 'originals night', '0d1a3f 3f6a6a 1f4a44 0a1f1c ffd24a a8d8dc b0803f ffe98a'],
  ]),
  ...titlesOf('nine-meridians', [
    [
      81,
      'Palm Court Roulette',
      ROULETTE,
      'classics first-evening',
      '123b36 2f7a63 1d5a4b 08231f b8863f a51f2a 1b1d24 f2d58a',
    ],
  ]),
  ...titlesOf('nightjar-rooms', [
    [82, 'Jacks at Midnight', JACKS, 'classics night', '0d0a2a 3d1f66 281450 08061c f6efe2 e0476a 2b2f6b ffd06a'],
  ]),
  ...titlesOf('paperlantern-works', [
    [
      83,
      'Orchid Baccarat',
      BACCARAT,
      'classics first-evening',
      '4a1638 c25a86 7d2a5c 2a0c22 f6d7e6 b3245a fffaf0 ffe0a3',
    ],
  ]),
];
