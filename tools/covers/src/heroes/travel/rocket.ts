import type { Hero } from '../../brush.ts';
import { shade } from '../../colour.ts';
import { at, C, mirrored, P, star } from '../../shapes.ts';

export const rocket: Hero = ({
  piece,
  line,
  theme: {
    hero: [a, b, c],
    accent,
  },
}) =>
  at(
    0,
    0,
    piece(P('M-40 134C-70 170 -40 200 -46 240C-16 222 -10 206 0 260C10 206 16 222 46 240C40 200 70 170 40 134Z'), c, {
      lift: 0.9,
    }) +
      piece(P('M-20 134C-36 160 -16 180 -20 206C-4 194 4 194 20 206C16 180 36 160 20 134Z'), shade(accent, 0.3), {
        lift: 0.3,
      }) +
      mirrored(piece(P('M-54 40C-120 70 -130 130 -120 176C-100 150 -70 136 -40 134Z'), a, { lift: 1 })) +
      piece(P('M0 -214C60 -170 88 -90 80 0C76 60 60 110 44 136H-44C-60 110 -76 60 -80 0C-88 -90 -60 -170 0 -214Z'), b, {
        lift: 1.3,
      }) +
      piece(P('M0 -214C34 -190 58 -154 70 -110C30 -96 -30 -96 -70 -110C-58 -154 -34 -190 0 -214Z'), a, { lift: 0.5 }) +
      piece(P('M-79 14C-40 30 40 30 79 14L74 44C40 60 -40 60 -74 44Z'), a, { lift: 0.3 }) +
      piece(C(0, -44, 42), c, { lift: 0.8 }) +
      piece(C(0, -44, 31), '#9fe3f2', { lift: 0.3 }) +
      line('M-18 -52C-14 -64 -4 -68 6 -68', '#fff', 6) +
      piece(P('M-9 60H9V180H-9Z'), shade(a, -0.15), { lift: 0.8 }) +
      Array.from({ length: 7 }, (_, i) =>
        piece(C(-60 + i * 20, 88 - Math.abs(i - 3) * 3, 3.6), shade(b, -0.4), { flat: true }),
      ).join(''),
    1,
    22,
  ) +
  [
    [-170, -120, 30],
    [160, 150, 24],
    [-150, 120, 18],
  ]
    .map(([x, y, r]) => piece(star(x!, y!, r!, r! * 0.42, 5), accent, { lift: 0.7 }))
    .join('');
