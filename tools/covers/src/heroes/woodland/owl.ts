import type { Hero } from '../../brush.ts';
import { mix, shade } from '../../colour.ts';
import { at, C, E, mirrored, P } from '../../shapes.ts';

export const owl: Hero = ({
  piece,
  theme: {
    hero: [a, b, c],
    accent,
  },
}) => {
  const breast = [0, 1, 2, 3]
    .map((row) =>
      Array.from({ length: 5 - (row % 2) }, (_, i) =>
        at(
          (i - (4 - (row % 2)) / 2) * 38,
          30 + row * 34,
          piece(P('M-20 -6C-20 22 20 22 20 -6C8 4 -8 4 -20 -6Z'), row % 2 ? c : mix(c, a, 0.4), { lift: 0.35 }),
        ),
      ).join(''),
    )
    .join('');
  return (
    piece(
      P(
        'M-10 196C-120 180 -150 60 -128 -60C-126 -110 -140 -150 -150 -186C-110 -180 -80 -160 -60 -150C-20 -164 20 -164 60 -150C80 -160 110 -180 150 -186C140 -150 126 -110 128 -60C150 60 120 180 10 196Z',
      ),
      a,
      { lift: 1.3 },
    ) +
    mirrored(piece(P('M-124 -20C-176 50 -160 150 -100 190C-116 130 -104 60 -84 20Z'), shade(a, -0.15), { lift: 1 })) +
    piece(P('M-86 20C-90 120 -50 184 0 190C50 184 90 120 86 20C60 -6 -60 -6 -86 20Z'), mix(a, c, 0.3), { lift: 0.5 }) +
    breast +
    mirrored(
      piece(C(-58, -64, 62), c, { lift: 1 }) +
        piece(C(-58, -64, 44), b, { lift: 0.5 }) +
        piece(C(-56, -64, 25), '#120c1e', { lift: 0.3 }) +
        piece(C(-46, -76, 9), '#fff', { flat: true }) +
        piece(C(-66, -54, 4.5), accent, { flat: true }),
    ) +
    piece(P('M0 -44C18 -30 18 -6 0 18C-18 -6 -18 -30 0 -44Z'), b, { lift: 0.9 }) +
    piece(
      P('M0 -98C-30 -120 -90 -132 -150 -186C-100 -100 -40 -84 0 -60C40 -84 100 -100 150 -186C90 -132 30 -120 0 -98Z'),
      shade(a, 0.12),
      { lift: 0.8 },
    ) +
    piece(P('M-210 196C-100 182 100 206 210 190L206 216C100 228 -100 206 -208 222Z'), shade(a, -0.45), { lift: 0.8 }) +
    mirrored([-58, -38, -18].map((x) => piece(E(x, 194, 9, 18), b, { lift: 0.5 })).join(''))
  );
};
