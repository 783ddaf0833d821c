import type { Hero } from '../../brush.ts';
import { shade } from '../../colour.ts';
import { at, C, mirrored, P, R } from '../../shapes.ts';

export const horseshoe: Hero = ({
  piece,
  theme: {
    hero: [a, b, c],
    near,
  },
}) =>
  at(
    0,
    6,
    piece(
      P(
        'M-66 196H-134C-186 110 -196 -10 -150 -96C-116 -166 -60 -200 0 -200C60 -200 116 -166 150 -96C196 -10 186 110 134 196H66V160C116 110 130 20 96 -50C76 -92 40 -116 0 -116C-40 -116 -76 -92 -96 -50C-130 20 -116 110 -66 160Z',
      ),
      a,
      { lift: 1.3 },
    ) +
      mirrored(
        [
          [-36, -156],
          [-96, -118],
          [-134, -54],
          [-146, 22],
          [-136, 98],
          [-112, 160],
        ]
          .map(([x, y], i) => piece(R(x! - 9, y! - 11, 18, 22, 4), near, { lift: 0.2 }) + (i < 0 ? '' : ''))
          .join(''),
      ),
    1,
    6,
  ) +
  at(
    6,
    46,
    [0, 90, 180, 270]
      .map((turn) =>
        at(
          0,
          0,
          piece(
            P('M0 0C-20 -20 -66 -30 -62 -68C-58 -96 -16 -96 0 -68C16 -96 58 -96 62 -68C66 -30 20 -20 0 0Z'),
            turn % 180 ? shade(b, 0.12) : b,
            { lift: 0.9 },
          ) + piece(P('M0 -10C-4 -30 -2 -50 0 -62C2 -50 4 -30 0 -10Z'), shade(b, 0.45), { flat: true }),
          1,
          turn + 45,
        ),
      )
      .join('') + piece(C(0, 0, 12), c, { lift: 0.5 }),
  );
