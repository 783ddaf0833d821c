import type { Hero } from '../../brush.ts';
import { at, C, E, mirrored, P } from '../../shapes.ts';

export const scarab: Hero = ({
  piece,
  line,
  theme: {
    hero: [a, b, c],
    accent,
  },
}) => {
  const wing = Array.from({ length: 9 }, (_, i) => {
    const turn = -74 + i * 15;
    const reach = 196 - Math.abs(i - 3) * 9;
    return at(
      -30,
      4,
      piece(
        P(`M0 -12C${-reach * 0.5} -26 ${-reach * 0.9} -18 ${-reach} 0C${-reach * 0.9} 14 ${-reach * 0.5} 16 0 10Z`),
        [a, b, c][i % 3]!,
        { lift: 0.6 },
      ),
      1,
      turn * -0.55 + 14,
    );
  }).join('');
  return (
    mirrored(wing) +
    mirrored(
      line(
        'M-50 -60C-84 -84 -90 -120 -76 -150M-60 60C-96 84 -104 120 -92 156M-40 96C-50 130 -50 150 -36 180',
        accent,
        8,
      ),
    ) +
    piece(C(0, -150, 46), c, { lift: 1.2 }) +
    piece(C(0, -150, 30), accent, { lift: 0.4 }) +
    piece(P('M-42 -96C-40 -126 40 -126 42 -96L30 -70H-30Z'), b, { lift: 0.9 }) +
    piece(P('M-64 -40C-64 -78 64 -78 64 -40L56 -16H-56Z'), a, { lift: 0.9 }) +
    mirrored(
      piece(P('M0 -20C-60 -20 -80 20 -78 66C-74 120 -40 158 0 166Z'), a, { lift: 0.9 }) +
        piece(P('M-12 0C-44 4 -56 30 -54 64C-52 96 -32 124 -12 134Z'), b, { lift: 0.3 }),
    ) +
    piece(E(0, -44, 22, 14), c, { lift: 0.5 })
  );
};
