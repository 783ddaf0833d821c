import type { Hero } from '../../brush.ts';
import { mix, shade } from '../../colour.ts';
import { at, C, curve, E, P } from '../../shapes.ts';

export const hare: Hero = ({
  piece,
  theme: {
    hero: [a, b, c],
    accent,
  },
}) =>
  piece(C(120, 130, 34), a, { lift: 1 }) +
  piece(
    P(
      curve([
        [-96, 204],
        [-110, 100],
        [-60, 30],
        [10, 20],
        [90, 60],
        [124, 140],
        [110, 204],
      ]),
    ),
    a,
    { lift: 1.2 },
  ) +
  piece(P('M20 204C10 130 60 90 100 130C124 160 110 204 84 204Z'), mix(a, b, 0.4), { lift: 0.6 }) +
  at(
    -40,
    -76,
    piece(P('M0 0C-60 -40 -60 -120 -30 -136C0 -120 20 -60 16 4Z'), a, { lift: 1 }) +
      piece(P('M-4 -10C-40 -40 -42 -96 -28 -114C-8 -96 4 -50 6 -6Z'), b, { lift: 0.4 }),
    1,
    -6,
  ) +
  at(
    -12,
    -76,
    piece(P('M0 0C-20 -60 10 -130 44 -136C66 -110 50 -40 20 8Z'), a, { lift: 1 }) +
      piece(P('M8 -12C0 -56 20 -104 40 -114C50 -92 40 -42 18 -4Z'), b, { lift: 0.4 }),
    1,
    12,
  ) +
  piece(E(-36, -24, 84, 72), a, { lift: 1.2 }) +
  piece(E(-92, 2, 30, 22), shade(a, 0.2), { lift: 0.4 }) +
  piece(P('M-118 -8C-112 -18 -98 -18 -94 -8C-98 2 -112 4 -118 -8Z'), c, { lift: 0.4 }) +
  piece(E(-56, -38, 12, 15), shade(c, -0.55), { lift: 0.3 }) +
  piece(C(-60, -43, 4.5), '#fff', { flat: true }) +
  piece(E(-16, -4, 20, 13), b, { flat: true, opacity: 0.7 }) +
  piece(P('M-80 204C-84 160 -60 150 -44 170C-34 186 -36 204 -40 204Z'), mix(a, b, 0.25), { lift: 0.7 }) +
  // The pestle of moon tales.
  at(
    -116,
    122,
    piece(P('M-46 0H46L32 82H-32Z'), c, { lift: 1 }) +
      piece(E(0, 0, 46, 12), shade(c, -0.3), { lift: 0.3 }) +
      piece(P('M-8 -90H10V4H-8Z'), accent, { lift: 0.7 }),
  );
