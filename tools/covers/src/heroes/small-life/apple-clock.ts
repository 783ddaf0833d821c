import type { Hero } from '../../brush.ts';
import { mix, shade } from '../../colour.ts';
import { around, at, C, E, P } from '../../shapes.ts';

/** Draws an apple with the hours on its face. */
export const appleClock: Hero = ({
  piece,
  line,
  theme: {
    hero: [a, b, c],
    near,
  },
}) =>
  line('M0 -110C4 -150 14 -176 34 -196', '#6a3f26', 15) +
  at(
    22,
    -140,
    piece(P('M0 0C20 -60 100 -84 168 -50C140 0 60 30 0 0Z'), b, { lift: 0.9 }) +
      line('M8 -4C60 -20 100 -36 150 -46', shade(b, -0.35), 4),
  ) +
  piece(
    P(
      'M0 -110C50 -150 150 -140 176 -50C200 40 140 190 60 190C36 190 24 178 0 178C-24 178 -36 190 -60 190C-140 190 -200 40 -176 -50C-150 -140 -50 -150 0 -110Z',
    ),
    a,
    { lift: 1.3 },
  ) +
  piece(C(0, 34, 104), '#c98a3a', { lift: 0.8 }) +
  piece(C(0, 34, 90), c, { lift: 0.3 }) +
  at(
    0,
    34,
    around(12, (i) => line(`M0 -78V-${i % 3 ? 70 : 60}`, near, i % 3 ? 4 : 8)) +
      line('M0 0L-34 -30', near, 10) +
      line('M0 0L8 -62', near, 7) +
      piece(C(0, 0, 9), a, { lift: 0.4 }),
  ) +
  piece(E(-124, -50, 16, 34, 24), '#fff', { flat: true, opacity: 0.6 }) +
  [
    [-150, 176, 0.5],
    [160, 180, 0.42],
  ]
    .map(([x, y, s]) =>
      at(
        x!,
        y!,
        piece(
          P('M0 -60C30 -84 84 -60 80 0C76 56 40 76 0 64C-40 76 -76 56 -80 0C-84 -60 -30 -84 0 -60Z'),
          mix(b, '#f2d24a', 0.4),
          { lift: 1 },
        ) + line('M0 -60C2 -80 10 -90 20 -96', '#6a3f26', 9),
        s!,
      ),
    )
    .join('');
