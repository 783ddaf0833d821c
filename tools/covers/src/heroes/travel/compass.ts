import type { Hero } from '../../brush.ts';
import { mix, shade } from '../../colour.ts';
import { around, at, C, P } from '../../shapes.ts';

export const compass: Hero = ({
  piece,
  line,
  theme: {
    hero: [a, b, c],
    accent,
  },
}) =>
  piece(C(0, 0, 200), c, { lift: 1.3 }) +
  piece(C(0, 0, 176), a, { lift: 0.8 }) +
  piece(C(0, 0, 136), mix(a, c, 0.12), { lift: 0.4 }) +
  around(36, (i) => line(`M0 -${i % 9 ? 168 : 172}V-${i % 3 ? 158 : 146}`, c, i % 3 ? 2.4 : 5)) +
  around(
    4,
    () =>
      piece(P('M0 -92L20 -20L0 0Z'), mix(c, accent, 0.3), { lift: 0.3 }) +
      piece(P('M0 -92L-20 -20L0 0Z'), mix(c, a, 0.4), { lift: 0.3 }),
    45,
  ) +
  around(
    4,
    () =>
      piece(P('M0 -140L30 -30L0 0Z'), b, { lift: 0.6 }) +
      piece(P('M0 -140L-30 -30L0 0Z'), shade(b, 0.3), { lift: 0.6 }),
  ) +
  at(0, 0, piece(P('M0 -126L15 0H-15Z'), accent, { lift: 1 }) + piece(P('M0 126L15 0H-15Z'), c, { lift: 1 }), 1, 24) +
  piece(C(0, 0, 17), accent, { lift: 0.8 }) +
  at(
    0,
    -208,
    piece(P('M-22 0A22 22 0 1 1 22 0A22 22 0 1 1 -22 0M-10 0A10 10 0 1 0 10 0A10 10 0 1 0 -10 0'), accent, {
      lift: 0.9,
    }),
  );
