import type { Hero } from '../../brush.ts';
import { mix, shade } from '../../colour.ts';
import { at, C, mirrored, P, R } from '../../shapes.ts';

export const pyramid: Hero = ({
  piece,
  line,
  theme: {
    hero: [a, b, c],
    accent,
  },
}) => {
  const windows = [0, 1, 2, 3, 4].flatMap((row) =>
    Array.from({ length: row + 2 }, (_, i) =>
      piece(
        R(-((row + 1) * 34) / 2 - 9 + i * 34 - (row === 0 ? 0 : 0), -26 + row * 42, 18, 22, 4),
        (i + row) % 3 ? accent : shade(b, -0.4),
        { flat: true },
      ),
    ),
  );
  return (
    piece(P('M-206 190L-70 -30L10 190Z'), mix(b, '#2a1030', 0.35), { lift: 0.9 }) +
    piece(P('M206 190L84 -10L0 190Z'), mix(b, '#2a1030', 0.45), { lift: 0.9 }) +
    piece(P('M0 -190L170 194H-170Z'), a, { lift: 1.3 }) +
    piece(P('M0 -190L170 194H40Z'), b, { lift: 0.2 }) +
    piece(P('M0 -190L42 -94H-42Z'), c, { lift: 0.9 }) +
    at(
      0,
      -122,
      piece(P('M-20 0C-10 -14 10 -14 20 0C10 14 -10 14 -20 0Z'), '#fffaf0', { lift: 0.2 }) +
        piece(C(0, 0, 8), '#2a4a6a', { flat: true }),
    ) +
    windows.join('') +
    piece(P('M-34 194V160A34 34 0 0 1 34 160V194Z'), shade(b, -0.5), { lift: 0.6 }) +
    piece(P('M-64 150H64L54 136H-54Z'), c, { lift: 0.8 }) +
    mirrored(
      line('M-100 194C-104 150 -112 130 -96 100', '#2f5a3f', 8) +
        [-60, -20, 20, 60, 100]
          .map((turn) =>
            at(-98, 98, piece(P('M0 0C16 -16 40 -18 54 -4C40 4 18 10 0 0Z'), '#3f8f5f', { lift: 0.5 }), 1, turn - 110),
          )
          .join(''),
    )
  );
};
