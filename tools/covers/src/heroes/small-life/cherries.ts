import type { Hero } from '../../brush.ts';
import { mix, shade } from '../../colour.ts';
import { at, C, E, P } from '../../shapes.ts';

export const cherries: Hero = ({
  piece,
  line,
  theme: {
    hero: [a, b, c],
  },
}) =>
  line('M-84 70C-80 -30 -20 -110 50 -170M96 100C100 10 80 -90 50 -170', mix(b, '#5a3a1a', 0.5), 11) +
  piece(P('M50 -168C90 -226 176 -222 206 -170C170 -126 96 -126 50 -168Z'), b, { lift: 1 }) +
  line('M62 -168C110 -178 150 -178 190 -172', shade(b, -0.35), 4) +
  piece(P('M44 -166C-10 -206 -70 -190 -96 -150C-50 -120 10 -126 44 -166Z'), shade(b, 0.1), { lift: 0.9 }) +
  at(
    -92,
    104,
    piece(P('M0 -92C30 -110 104 -80 100 6C96 76 40 98 0 98C-40 98 -96 76 -100 6C-104 -80 -30 -110 0 -92Z'), a, {
      lift: 1.2,
    }) +
      piece(E(-44, -30, 17, 30, 28), c, { flat: true, opacity: 0.9 }) +
      piece(C(-58, 12, 8), c, { flat: true, opacity: 0.8 }),
  ) +
  at(
    104,
    124,
    piece(P('M0 -86C28 -102 96 -74 92 6C88 70 36 90 0 90C-36 90 -88 70 -92 6C-96 -74 -28 -102 0 -86Z'), a, {
      lift: 1.2,
    }) +
      piece(E(-40, -28, 15, 27, 28), c, { flat: true, opacity: 0.9 }) +
      piece(C(-52, 10, 7), c, { flat: true, opacity: 0.8 }),
  );
