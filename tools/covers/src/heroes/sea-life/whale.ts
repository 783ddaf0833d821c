import type { Hero } from '../../brush.ts';
import { mix, shade } from '../../colour.ts';
import { at, C, P } from '../../shapes.ts';

export const whale: Hero = ({
  piece,
  line,
  theme: {
    hero: [a, b, c],
    accent,
  },
}) =>
  line('M-30 -92C-34 -150 -64 -170 -92 -160M-30 -92C-28 -156 4 -176 34 -162M-30 -92V-140', accent, 9) +
  piece(
    P(
      'M136 20C150 -30 140 -70 110 -104C150 -110 176 -90 184 -66C196 -92 214 -104 240 -102C224 -60 206 -20 190 10C176 50 150 70 120 70Z',
    ),
    a,
    { lift: 1 },
  ) +
  piece(
    P(
      'M-206 30C-206 -50 -130 -96 -40 -90C60 -84 100 -10 150 0C176 6 186 20 176 50C150 130 40 166 -60 156C-150 148 -206 110 -206 30Z',
    ),
    a,
    { lift: 1.3 },
  ) +
  piece(P('M-204 46C-150 70 -60 80 20 70C80 64 120 70 160 78C120 136 30 164 -60 156C-146 148 -200 112 -204 46Z'), b, {
    lift: 0.6,
  }) +
  [0, 1, 2, 3, 4]
    .map((i) =>
      line(
        `M${-180 + i * 24} ${76 + i * 14}C${-130 + i * 18} ${104 + i * 8} ${-60 + i * 14} ${110 + i * 6} ${-20 + i * 18} ${106 + i * 5}`,
        mix(a, b, 0.5),
        3.4,
      ),
    )
    .join('') +
  piece(P('M-40 92C-40 140 -10 190 50 196C46 156 26 116 10 90Z'), shade(a, -0.15), { lift: 1 }) +
  piece(C(-128, 22, 12), '#fff', { lift: 0.2 }) +
  piece(C(-130, 23, 8), '#101c2c', { flat: true }) +
  // A small house and its lamp ride on the back.
  at(
    56,
    -84,
    piece(P('M-34 34V-16H34V46Z'), '#fff4dc', { lift: 0.8 }) +
      piece(P('M-46 -14L0 -56L46 -14Z'), '#c8503f', { lift: 0.8 }) +
      piece(P('M-10 34V8H10V38Z'), c, { lift: 0.2 }) +
      piece(P('M16 -4h12v14h-12z'), accent, { flat: true }) +
      piece(P('M18 -40v-26h12v38z'), '#8a4a3a', { lift: 0.4 }),
  );
