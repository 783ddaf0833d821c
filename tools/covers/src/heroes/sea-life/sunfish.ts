import type { Hero } from '../../brush.ts';
import { mix } from '../../colour.ts';
import { around, C, P } from '../../shapes.ts';

export const sunfish: Hero = ({
  piece,
  line,
  theme: {
    hero: [a, b, c],
    accent,
  },
}) =>
  around(24, (i) => piece(P(`M-13 -150L0 ${i % 2 ? -214 : -192}L13 -150Z`), i % 2 ? accent : a, { lift: 0.6 })) +
  piece(C(0, 0, 156), a, { lift: 1.2 }) +
  piece(P('M-120 -98C-40 -40 -40 40 -120 98C-190 40 -190 -40 -120 -98Z'), b, { lift: 0.6 }) +
  [0, 1, 2, 3, 4]
    .map((row) =>
      Array.from({ length: 4 }, (_, i) =>
        piece(
          P(`M${-46 + i * 44 + (row % 2) * 20} ${-86 + row * 40}a22 22 0 0 1 0 44a34 34 0 0 0 0-44Z`),
          mix(a, b, 0.5),
          { lift: 0.3 },
        ),
      ).join(''),
    )
    .join('') +
  piece(P('M126 -44C180 -90 206 -90 214 -84C196 -40 196 40 214 84C206 90 180 90 126 44Z'), c, { lift: 1 }) +
  piece(
    P('M-40 -146C0 -206 60 -200 90 -176C80 -150 60 -130 30 -124ZM-40 146C0 206 60 200 90 176C80 150 60 130 30 124Z'),
    c,
    { lift: 0.9 },
  ) +
  piece(P('M-10 -10C20 -40 70 -30 84 0C70 30 20 40 -10 10Z'), c, { lift: 0.8 }) +
  piece(C(-92, -30, 24), '#fff8e8', { lift: 0.6 }) +
  piece(C(-94, -30, 12), '#10202c', { lift: 0.2 }) +
  piece(C(-98, -35, 4), '#fff', { flat: true }) +
  line('M-156 18C-136 34 -116 34 -100 26', c, 5);
