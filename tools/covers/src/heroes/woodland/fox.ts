import type { Hero } from '../../brush.ts';
import { mix } from '../../colour.ts';
import { at, C, E, mirrored, P } from '../../shapes.ts';

export const fox: Hero = ({
  piece,
  line,
  theme: {
    hero: [a, b, c],
    accent,
  },
}) =>
  // The brush of a tail behind, then ears, head, mask; a letter in its mouth.
  piece(P('M60 150C170 190 214 90 168 10C150 -24 120 -10 128 20C140 70 110 100 40 100Z'), a, { lift: 1.2 }) +
  piece(P('M168 10C150 -24 120 -10 128 20C132 40 130 52 126 62C150 58 172 40 168 10Z'), b, { lift: 0.6 }) +
  piece(P('M-96 200C-110 110 -60 60 0 60C60 60 110 110 96 200Z'), a, { lift: 1 }) +
  piece(P('M-44 200C-50 140 -30 96 0 96C30 96 50 140 44 200Z'), b, { lift: 0.6 }) +
  mirrored(
    piece(P('M-34 -96L-118 -186C-138 -120 -132 -60 -96 -24Z'), a, { lift: 1 }) +
      piece(P('M-62 -92L-112 -156C-120 -110 -112 -70 -92 -48Z'), c, { lift: 0.4 }),
  ) +
  piece(P('M0 -112C62 -112 108 -72 126 -6C104 34 54 92 0 108C-54 92 -104 34 -126 -6C-108 -72 -62 -112 0 -112Z'), a, {
    lift: 1.2,
  }) +
  mirrored(
    piece(P('M-4 104C-10 60 -44 26 -122 -2C-106 36 -54 90 -4 104Z'), b, { lift: 0.5 }) +
      piece(E(-48, -8, 13, 16), c, { lift: 0.3 }) +
      piece(C(-44, -14, 4.5), '#ffffff', { flat: true }),
  ) +
  piece(P('M-20 84C-18 70 18 70 20 84C18 102 -18 102 -20 84Z'), c, { lift: 0.6 }) +
  at(
    0,
    134,
    piece(P('M-62 -30H62V46H-62Z'), '#fffaf0', { lift: 1.2 }) +
      line('M-62 -30L0 14L62 -30', mix(c, b, 0.4), 3.5) +
      piece(C(0, 20, 14), '#d8433f', { lift: 0.6 }) +
      piece(C(0, 20, 6), accent, { flat: true }),
    1,
    -6,
  );
