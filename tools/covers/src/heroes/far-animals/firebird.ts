import type { Hero } from '../../brush.ts';
import { mix, shade } from '../../colour.ts';
import { around, C, mirrored, P } from '../../shapes.ts';

export const firebird: Hero = ({
  piece,
  theme: {
    hero: [a, b, c],
    accent,
  },
}) => {
  const wing = [0, 1, 2, 3, 4, 5, 6]
    .map((i) =>
      piece(
        P(
          `M-18 ${20 + i * 8}C${-70 - i * 4} ${-30 + i * 14} ${-130 + i * 4} ${-120 + i * 40} ${-120 - 12 * Math.sin(i)} ${-200 + i * 50}C${-150 + i * 4} ${-120 + i * 40} ${-110} ${0 + i * 22} -16 ${56 + i * 8}Z`,
        ),
        mix(i % 2 ? a : c, b, i / 9),
        { lift: 0.8 },
      ),
    )
    .join('');
  return (
    around(
      5,
      (i) =>
        piece(
          P(`M-9 0C-26 70 ${i % 2 ? -30 : 20} 120 0 ${150 + (i % 3) * 16}C${i % 2 ? 26 : -20} 120 26 70 9 0Z`),
          i % 2 ? b : a,
          { lift: 0.7 },
        ) + piece(C(0, 138, 8), accent, { lift: 0.4 }),
      -64,
      160,
    )
      .replace('<g', '<g transform="translate(0 60)"><g')
      .concat('</g>') +
    mirrored(wing) +
    piece(P('M0 -120C26 -110 30 -76 22 -50C44 -10 44 70 0 116C-44 70 -44 -10 -22 -50C-30 -76 -26 -110 0 -120Z'), b, {
      lift: 1.2,
    }) +
    piece(P('M0 -20C22 10 22 60 0 96C-22 60 -22 10 0 -20Z'), shade(accent, 0.2), { lift: 0.5 }) +
    mirrored(piece(P('M-6 -112C-20 -150 -44 -160 -60 -190C-30 -184 -8 -160 -2 -120Z'), a, { lift: 0.6 })) +
    piece(P('M0 -116C-12 -150 -8 -180 0 -204C8 -180 12 -150 0 -116Z'), b, { lift: 0.6 }) +
    piece(P('M-10 -82H10L0 -54Z'), c, { lift: 0.6 }) +
    mirrored(piece(C(-11, -92, 4.5), '#3a0f12', { flat: true }))
  );
};
