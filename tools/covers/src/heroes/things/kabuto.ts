import type { Hero } from '../../brush.ts';
import { mix, shade } from '../../colour.ts';
import { C, mirrored, P } from '../../shapes.ts';

export const kabuto: Hero = ({
  piece,
  line,
  theme: {
    hero: [a, b, c],
    near,
  },
}) =>
  mirrored(piece(P('M-20 -96C-60 -130 -120 -150 -160 -206C-190 -130 -140 -60 -40 -50Z'), c, { lift: 1.1 })) +
  [0, 1, 2, 3]
    .reverse()
    .map(
      (i) =>
        piece(
          P(
            `M${-110 - i * 24} ${-10 + i * 34}C${-60} ${24 + i * 34} 60 ${24 + i * 34} ${110 + i * 24} ${-10 + i * 34}L${124 + i * 22} ${36 + i * 34}C60 ${70 + i * 34} -60 ${70 + i * 34} ${-124 - i * 22} ${36 + i * 34}Z`,
          ),
          i % 2 ? a : mix(a, b, 0.4),
          { lift: 0.9 },
        ) +
        line(
          `M${-116 - i * 22} ${14 + i * 34}C-60 ${46 + i * 34} 60 ${46 + i * 34} ${116 + i * 22} ${14 + i * 34}`,
          c,
          4,
        ),
    )
    .join('') +
  piece(P('M-84 0C-84 110 -50 170 0 184C50 170 84 110 84 0Z'), shade(near, -0.3), { lift: 0.7 }) +
  piece(P('M-132 -4C-140 -110 -80 -172 0 -172C80 -172 140 -110 132 -4C70 -30 -70 -30 -132 -4Z'), a, { lift: 1.3 }) +
  [-80, -44, 0, 44, 80]
    .map((x) => line(`M${x * 0.3} -170C${x} -130 ${x * 1.3} -60 ${x * 1.25} -20`, shade(a, 0.25), 4))
    .join('') +
  piece(P('M-140 0C-60 -40 60 -40 140 0L128 26C60 -8 -60 -8 -128 26Z'), b, { lift: 1 }) +
  piece(C(0, -60, 27), c, { lift: 0.9 }) +
  piece(C(0, -60, 14), b, { lift: 0.3 }) +
  piece(P('M-70 84C-60 60 -20 70 0 70C20 70 60 60 70 84C70 130 40 172 0 182C-40 172 -70 130 -70 84Z'), b, { lift: 1 }) +
  mirrored(
    piece(P('M-60 34C-44 22 -22 24 -12 36C-22 48 -46 48 -60 34Z'), '#ffe9b8', { lift: 0.2 }) +
      piece(C(-34, 36, 5.5), '#1a0f12', { flat: true }) +
      line('M-60 92C-40 100 -20 96 -8 92', c, 5) +
      line('M-64 112C-92 116 -104 126 -110 140', '#fff3dc', 5),
  ) +
  piece(P('M-30 118H30L20 138H-20Z'), shade(b, -0.6), { lift: 0.2 }) +
  [-18, -6, 6, 18].map((x) => piece(P(`M${x - 5} 118h10l-5 10z`), '#fff8e8', { flat: true })).join('') +
  piece(P('M-14 70L0 40L14 70Z'), shade(b, -0.2), { lift: 0.5 });
