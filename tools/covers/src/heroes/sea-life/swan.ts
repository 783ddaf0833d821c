import type { Hero } from '../../brush.ts';
import { shade } from '../../colour.ts';
import { at, C, mirrored, P } from '../../shapes.ts';

export const swan: Hero = ({
  piece,
  line,
  theme: {
    hero: [a, b, c],
    accent,
  },
}) => {
  const one =
    piece(
      P(
        'M-30 150C-130 150 -190 110 -196 60C-150 74 -110 60 -90 40C-120 -10 -130 -70 -100 -116C-80 -150 -40 -150 -24 -124C-14 -106 -24 -92 -40 -96C-62 -100 -76 -70 -62 -26C-48 20 -10 60 -8 100Z',
      ),
      a,
      { lift: 1.2 },
    ) +
    [0, 1, 2]
      .map((i) =>
        piece(
          P(
            `M-180 ${76 + i * 20}C${-140 + i * 12} ${110 + i * 10} -90 ${116 + i * 8} -40 ${80 + i * 18}C-60 ${130 + i * 8} -130 ${150} -180 ${76 + i * 20}Z`,
          ),
          i % 2 ? b : a,
          { lift: 0.6 },
        ),
      )
      .join('') +
    piece(P('M-28 -128L12 -106L-30 -94Z'), c, { lift: 0.6 }) +
    piece(C(-48, -118, 5), '#10202c', { flat: true });
  return (
    mirrored(at(-6, 0, one)) +
    at(0, -160, piece(P('M-50 30L-62 -24L-28 2L0 -40L28 2L62 -24L50 30Z'), accent, { lift: 1 })) +
    line(
      'M-210 160C-120 146 -60 172 0 158C60 172 120 146 210 160M-170 186C-90 174 -50 194 0 184C50 194 90 174 170 186',
      shade(b, 0.3),
      5,
    )
  );
};
