import type { Hero } from '../../brush.ts';
import { shade } from '../../colour.ts';
import { at, C, E, mirrored, P, R } from '../../shapes.ts';

export const gramophone: Hero = ({
  piece,
  line,
  theme: {
    hero: [a, b, c],
  },
}) =>
  Array.from({ length: 9 }, (_, i) =>
    at(
      66,
      -66,
      piece(
        P('M-10 60C-34 0 -50 -60 -44 -128C-20 -150 20 -150 44 -128C50 -60 34 0 10 60Z'),
        i % 2 ? a : shade(a, -0.14),
        { lift: 0.5 },
      ),
      1,
      -84 + i * 21,
    ),
  ).join('') +
  piece(C(66, -66, 66), shade(a, -0.35), { lift: 0.7 }) +
  piece(C(66, -66, 36), b, { lift: 0.5 }) +
  line('M40 -30C0 10 -40 30 -60 70', a, 24) +
  line('M40 -30C0 10 -40 30 -60 70', shade(a, 0.35), 7) +
  piece(R(-180, 110, 320, 92, 12), c, { lift: 1.2 }) +
  piece(R(-164, 126, 288, 60, 8), shade(c, -0.25), { lift: 0.4 }) +
  mirrored('') +
  piece(R(-196, 192, 352, 20, 8), shade(c, -0.4), { lift: 0.8 }) +
  piece(E(-20, 108, 132, 34), b, { lift: 1 }) +
  [104, 78, 54]
    .map(
      (r) =>
        `<ellipse cx="-20" cy="106" rx="${r}" ry="${r * 0.25}" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="2.4"/>`,
    )
    .join('') +
  piece(E(-20, 106, 36, 10), a, { lift: 0.2 }) +
  line('M142 156H186V120', shade(a, -0.2), 9) +
  piece(C(186, 114, 13), b, { lift: 0.6 }) +
  [
    [-150, -120, 1],
    [-104, -190, 0.8],
    [-176, -20, 0.7],
  ]
    .map(([x, y, s]) =>
      at(x!, y!, piece(E(-14, 34, 17, 13, -20), b, { lift: 0.5 }) + line('M1 30V-30C20 -22 30 -10 30 8', b, 6), s!),
    )
    .join('');
