import type { Hero } from '../../brush.ts';
import { shade } from '../../colour.ts';
import { at, C, E, mirrored, P } from '../../shapes.ts';

export const bear: Hero = ({
  piece,
  line,
  theme: {
    hero: [a, b, c],
    accent,
  },
}) =>
  piece(P('M-150 200C-160 90 -90 40 0 40C90 40 160 90 150 200Z'), a, { lift: 1 }) +
  mirrored(piece(C(-96, -128, 44), a, { lift: 1 }) + piece(C(-98, -126, 24), shade(b, -0.2), { lift: 0.4 })) +
  piece(E(0, -56, 132, 116), a, { lift: 1.3 }) +
  piece(E(0, -8, 66, 52), c, { lift: 0.8 }) +
  piece(P('M-26 -34C-24 -50 24 -50 26 -34C22 -14 -22 -14 -26 -34Z'), shade(a, -0.6), { lift: 0.5 }) +
  line('M0 -18V2M-22 10C-14 20 -4 16 0 4C4 16 14 20 22 10', shade(a, -0.6), 5) +
  mirrored(piece(E(-54, -68, 11, 14), shade(a, -0.65), { lift: 0.3 }) + piece(C(-51, -73, 4), '#fff', { flat: true })) +
  // The jar, with honey running over its rim.
  at(
    0,
    138,
    piece(P('M-74 -46C-92 -10 -88 60 -60 68H60C88 60 92 -10 74 -46Z'), shade(accent, -0.1), { lift: 1.2 }) +
      piece(
        P(
          'M-82 -62H82V-38C70 -38 74 4 60 4C48 4 52 -30 36 -30C20 -30 26 26 8 26C-8 26 -4 -28 -22 -28C-38 -28 -36 -4 -50 -4C-64 -4 -62 -38 -82 -38Z',
        ),
        b,
        { lift: 0.8 },
      ) +
      piece(C(0, 44, 15), b, { lift: 0.3 }),
  ) +
  mirrored(
    piece(P('M-142 120C-130 84 -92 84 -78 112C-66 140 -84 168 -112 166C-138 164 -150 144 -142 120Z'), shade(a, 0.08), {
      lift: 1,
    }),
  );
