import type { Hero } from '../../brush.ts';
import { mix, shade } from '../../colour.ts';
import { at, C, E, mirrored, P } from '../../shapes.ts';

export const frog: Hero = ({
  piece,
  line,
  theme: {
    hero: [a, b, c],
  },
}) =>
  piece(E(0, 178, 190, 34), mix(a, '#0f6f5a', 0.45), { lift: 0.8 }) +
  mirrored(piece(P('M-80 180C-170 190 -190 120 -150 70C-120 50 -80 90 -70 130Z'), shade(a, -0.12), { lift: 1 })) +
  piece(P('M-130 90C-130 0 -80 -40 0 -40C80 -40 130 0 130 90C130 160 70 182 0 182C-70 182 -130 160 -130 90Z'), a, {
    lift: 1.2,
  }) +
  piece(P('M-86 100C-86 40 -50 30 0 30C50 30 86 40 86 100C86 150 50 172 0 172C-50 172 -86 150 -86 100Z'), b, {
    lift: 0.6,
  }) +
  piece(
    P('M-150 -40C-150 -110 -90 -130 0 -130C90 -130 150 -110 150 -40C150 30 80 60 0 60C-80 60 -150 30 -150 -40Z'),
    a,
    { lift: 1.2 },
  ) +
  mirrored(
    piece(C(-80, -124, 54), a, { lift: 1 }) +
      piece(C(-80, -128, 38), '#fff', { lift: 0.4 }) +
      piece(C(-74, -124, 23), '#1d2430', { lift: 0.2 }) +
      piece(C(-66, -134, 8), '#fff', { flat: true }) +
      piece(E(-106, -22, 24, 15), c, { flat: true, opacity: 0.5 }),
  ) +
  line('M-104 -8C-60 40 60 40 104 -8', shade(a, -0.5), 8) +
  piece(P('M-30 24C-26 60 26 60 30 24C10 32 -10 32 -30 24Z'), c, { lift: 0.4 }) +
  mirrored(piece(E(-16, -46, 5, 4), shade(a, -0.5), { flat: true })) +
  mirrored(
    [-104, -80, -56].map((x, i) => piece(E(x, 182 + (i % 2) * 6, 15, 13), shade(a, 0.1), { lift: 0.6 })).join(''),
  ) +
  at(
    0,
    -196,
    piece(P('M-62 40L-74 -20L-34 8L0 -38L34 8L74 -20L62 40Z'), '#ffcf3f', { lift: 1 }) +
      [-74, 0, 74].map((x) => piece(C(x, x ? -24 : -42, 10), c, { lift: 0.6 })).join(''),
    0.85,
  );
