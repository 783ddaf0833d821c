import type { Hero } from '../../brush.ts';
import { shade } from '../../colour.ts';
import { at, C, E, mirrored, P } from '../../shapes.ts';

export const stag: Hero = ({
  piece,
  line,
  theme: {
    hero: [a, b, c],
    accent,
  },
}) => {
  const antler =
    'M-26 -78C-60 -110 -92 -120 -104 -196M-74 -118C-110 -118 -136 -132 -152 -172M-50 -100C-60 -140 -54 -160 -42 -190M-96 -150C-120 -156 -132 -176 -134 -198M-120 -128C-146 -118 -164 -124 -184 -140';
  return (
    mirrored(line(antler, b, 13)) +
    piece(P('M-70 200C-84 120 -60 70 0 60C60 70 84 120 70 200Z'), a, { lift: 1 }) +
    piece(P('M-40 200C-44 150 -26 120 0 116C26 120 44 150 40 200Z'), b, { lift: 0.6 }) +
    mirrored(
      piece(P('M-36 -46C-84 -78 -122 -70 -142 -46C-124 -12 -84 -6 -40 -20Z'), a, { lift: 1 }) +
        piece(P('M-48 -44C-84 -62 -110 -58 -124 -44C-108 -26 -80 -22 -50 -32Z'), c, { lift: 0.3 }),
    ) +
    piece(
      P(
        'M0 -90C40 -90 60 -60 56 -20C52 30 40 90 28 112C20 126 -20 126 -28 112C-40 90 -52 30 -56 -20C-60 -60 -40 -90 0 -90Z',
      ),
      a,
      { lift: 1.2 },
    ) +
    piece(P('M0 -90C16 -70 18 10 14 70H-14C-18 10 -16 -70 0 -90Z'), shade(a, 0.22), { lift: 0.2 }) +
    piece(P('M-30 92C-30 74 30 74 30 92C30 128 14 134 0 134C-14 134 -30 128 -30 92Z'), b, { lift: 0.6 }) +
    piece(P('M-16 88C-14 76 14 76 16 88C14 100 -14 100 -16 88Z'), c, { lift: 0.5 }) +
    mirrored(
      piece(E(-35, -6, 10, 13), shade(c, -0.5), { lift: 0.3 }) + piece(C(-32, -11, 3.6), '#fff', { flat: true }),
    ) +
    at(0, -62, piece(P('M0 -26L9 -4L30 0L9 6L0 28L-9 6L-30 0L-9 -4Z'), accent, { lift: 0.6 }))
  );
};
