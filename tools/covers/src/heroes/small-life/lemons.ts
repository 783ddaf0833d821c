import type { Hero } from '../../brush.ts';
import { shade } from '../../colour.ts';
import { around, at, C, E, P } from '../../shapes.ts';

export const lemons: Hero = ({
  piece,
  line,
  theme: {
    hero: [a, b, c],
  },
}) => {
  const lemon = (colour: string) =>
    piece(
      P(
        'M-150 0C-132 -14 -126 -40 -104 -66C-60 -116 50 -122 100 -70C126 -42 130 -14 152 -2C132 14 126 44 100 70C50 118 -60 112 -104 66C-126 40 -132 14 -150 0Z',
      ),
      colour,
      { lift: 1.2 },
    );
  return (
    at(
      -40,
      -96,
      piece(P('M0 0C10 -60 80 -100 140 -84C130 -24 60 20 0 0Z'), b, { lift: 0.9 }) +
        line('M6 -4C50 -30 90 -54 132 -80', shade(b, -0.35), 4),
    ) +
    at(-46, -92, piece(P('M0 0C-60 -20 -120 10 -132 56C-80 80 -20 54 0 0Z'), shade(b, 0.1), { lift: 0.9 })) +
    at(-36, -18, lemon(a) + piece(E(-50, -46, 30, 12, -30), c, { flat: true, opacity: 0.9 }), 0.96, -16) +
    at(
      70,
      100,
      piece(C(0, 0, 108), a, { lift: 1.2 }) +
        piece(C(0, 0, 92), c, { lift: 0.3 }) +
        around(9, () => piece(P('M0 -12L-26 -70C-18 -86 18 -86 26 -70Z'), a, { lift: 0.3 })) +
        piece(C(0, 0, 9), '#fffbe0', { flat: true }),
    )
  );
};
