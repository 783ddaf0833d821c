import type { Hero } from '../../brush.ts';
import { mix } from '../../colour.ts';
import { C, mirrored, P } from '../../shapes.ts';

export const moth: Hero = ({
  piece,
  line,
  theme: {
    hero: [a, b, c],
    accent,
  },
}) =>
  mirrored(
    piece(P('M-10 30C-60 60 -110 80 -140 130C-130 176 -80 190 -50 150C-30 120 -16 80 -8 50Z'), b, { lift: 0.9 }) +
      piece(C(-84, 126, 26), c, { lift: 0.3 }) +
      piece(C(-84, 126, 14), b, { lift: 0.2 }) +
      piece(P('M-8 -30C-60 -120 -150 -170 -206 -160C-216 -90 -180 0 -110 30C-70 46 -30 40 -8 24Z'), a, { lift: 1.1 }) +
      piece(P('M-40 -36C-84 -90 -140 -126 -184 -128C-184 -80 -156 -20 -106 4C-80 14 -54 6 -40 -36Z'), mix(a, b, 0.55), {
        lift: 0.3,
      }) +
      piece(C(-124, -62, 34), c, { lift: 0.5 }) +
      piece(C(-124, -62, 21), a, { lift: 0.3 }) +
      piece(C(-124, -62, 10), '#1a1226', { flat: true }) +
      line('M-190 -146C-186 -90 -160 -30 -110 -2M-14 -10C-60 -60 -120 -110 -178 -140', c, 3.4) +
      line('M-6 -76C-20 -120 -44 -136 -66 -140M-16 -106l-20 -2M-26 -120l-18 6', accent, 4),
  ) +
  piece(P('M0 -90C24 -84 26 -50 20 -20C26 30 20 100 0 140C-20 100 -26 30 -20 -20C-26 -50 -24 -84 0 -90Z'), c, {
    lift: 1,
  }) +
  [0, 24, 48, 72]
    .map((y) =>
      piece(P(`M-19 ${y}C-8 ${y + 9} 8 ${y + 9} 19 ${y}L17 ${y + 10}C8 ${y + 18} -8 ${y + 18} -17 ${y + 10}Z`), b, {
        lift: 0.1,
      }),
    )
    .join('');
