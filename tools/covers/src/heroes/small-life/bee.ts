import type { Hero } from '../../brush.ts';
import { shade } from '../../colour.ts';
import { around, at, C, E, mirrored, P } from '../../shapes.ts';

export const bee: Hero = ({
  piece,
  line,
  theme: {
    hero: [a, b, c],
  },
}) =>
  mirrored(
    piece(P('M-30 -60C-110 -190 -210 -150 -196 -84C-186 -30 -100 -20 -30 -30Z'), c, { lift: 0.8, opacity: 0.92 }) +
      line('M-50 -54C-100 -100 -150 -116 -176 -100', '#ffffff', 4),
  ) +
  piece(P('M-14 168L0 204L14 168Z'), b, { lift: 0.7 }) +
  piece(E(0, 66, 118, 112), a, { lift: 1.2 }) +
  [10, 72, 130]
    .map((y, i) =>
      piece(
        P(
          `M${[-104, -118, -98][i]} ${y}C-50 ${y + 20} 50 ${y + 20} ${[104, 118, 98][i]} ${y}L${[114, 114, 80][i]} ${y + 30}C50 ${y + 50} -50 ${y + 50} ${[-114, -114, -80][i]} ${y + 30}Z`,
        ),
        b,
        { lift: 0.2 },
      ),
    )
    .join('') +
  piece(C(0, -66, 88), a, { lift: 1.2 }) +
  mirrored(
    line('M-30 -140C-40 -180 -64 -190 -80 -188', b, 7) +
      piece(C(-84, -188, 12), b, { lift: 0.6 }) +
      piece(E(-36, -70, 20, 25), b, { lift: 0.3 }) +
      piece(C(-30, -80, 8), '#fff', { flat: true }) +
      piece(E(-62, -34, 17, 11), '#ff8a5a', { flat: true, opacity: 0.6 }),
  ) +
  line('M-20 -30C-8 -14 8 -14 20 -30', b, 6) +
  at(
    0,
    118,
    around(5, () => piece(E(0, -21, 14, 18), '#ff7f9f', { lift: 0.5 })) + piece(C(0, 0, 13), '#fff2b0', { lift: 0.5 }),
  ) +
  mirrored(piece(P('M-100 70C-90 110 -60 118 -30 112C-34 96 -60 80 -70 60Z'), shade(a, 0.12), { lift: 0.7 }));
