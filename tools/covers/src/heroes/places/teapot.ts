import type { Hero } from '../../brush.ts';
import { mix } from '../../colour.ts';
import { C, P } from '../../shapes.ts';

export const teapot: Hero = ({
  piece,
  line,
  theme: {
    hero: [a, b, c],
    accent,
  },
}) =>
  piece(
    P('M110 -40C190 -90 220 10 196 60C180 100 140 110 110 100L106 66C140 70 160 50 164 30C168 0 150 -20 116 -6Z'),
    c,
    { lift: 1 },
  ) +
  piece(P('M-110 30C-150 20 -160 -30 -206 -70C-220 -84 -180 -96 -164 -84C-130 -56 -120 -30 -100 -24Z'), a, {
    lift: 1,
  }) +
  piece(P('M-130 40C-130 -40 -70 -90 0 -90C70 -90 130 -40 130 40C130 120 70 160 0 160C-70 160 -130 120 -130 40Z'), a, {
    lift: 1.3,
  }) +
  [
    [-60, 0, 26],
    [50, 50, 34],
    [10, -40, 18],
    [-30, 90, 22],
    [86, -10, 13],
  ]
    .map(
      ([x, y, r]) =>
        piece(C(x!, y!, r!), mix(a, b, 0.45), { lift: 0.2 }) +
        piece(C(x! - r! * 0.2, y! - r! * 0.2, r! * 0.6), mix(a, b, 0.25), { flat: true }),
    )
    .join('') +
  piece(P('M-80 -74C-70 -120 70 -120 80 -74C40 -60 -40 -60 -80 -74Z'), b, { lift: 0.9 }) +
  piece(C(0, -118, 18), c, { lift: 0.8 }) +
  // A ring of biscuits orbits the pot.
  line('M-150 96C-60 160 120 150 214 60', b, 12) +
  [
    [-120, 116],
    [-20, 144],
    [90, 132],
    [180, 84],
  ]
    .map(
      ([x, y]) =>
        piece(C(x!, y!, 20), c, { lift: 0.9 }) +
        piece(C(x! - 5, y! - 4, 4), '#8a4a2f', { flat: true }) +
        piece(C(x! + 6, y! + 4, 3.4), '#8a4a2f', { flat: true }),
    )
    .join('') +
  line('M-190 -110C-210 -140 -170 -150 -186 -190M-164 -110C-176 -132 -150 -146 -160 -170', accent, 7);
