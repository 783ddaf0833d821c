import type { Hero } from '../../brush.ts';
import { shade } from '../../colour.ts';
import { around, at, C, mirrored, P } from '../../shapes.ts';

export const cactus: Hero = ({
  piece,
  line,
  theme: {
    hero: [a, b, c],
  },
}) => {
  const ribs = [-22, 0, 22].map((x) => line(`M${x} -150V190`, shade(a, -0.3), 4)).join('');
  return (
    piece(P('M-46 20H-76C-124 20 -140 -10 -140 -50V-96A26 26 0 0 1 -88 -96V-56C-88 -40 -80 -34 -66 -34H-46Z'), a, {
      lift: 1,
    }) +
    piece(P('M46 84H82C130 84 146 50 146 10V-46A26 26 0 0 0 94 -46V4C94 22 86 30 70 30H46Z'), a, { lift: 1 }) +
    piece(P('M-52 204V-140A52 52 0 0 1 52 -140V204Z'), a, { lift: 1.2 }) +
    ribs +
    Array.from({ length: 14 }, (_, i) =>
      at(-36 + (i % 4) * 24, -120 + Math.floor(i / 4) * 80 + (i % 2) * 30, line('M-6 -5L6 5M6 -5L-6 5', c, 2.6)),
    ).join('') +
    at(
      0,
      -196,
      around(7, () => piece(P('M0 0C-16 -14 -14 -34 0 -44C14 -34 16 -14 0 0Z'), b, { lift: 0.5 })) +
        piece(C(0, 0, 12), c, { lift: 0.4 }),
    ) +
    at(
      -114,
      -124,
      around(6, () => piece(P('M0 0C-10 -10 -9 -22 0 -28C9 -22 10 -10 0 0Z'), b, { lift: 0.4 })),
    ) +
    // The wire runs to the next pole.
    line('M-260 -30Q-120 40 0 -10Q140 50 270 -40M-260 -8Q-120 62 0 12Q140 72 270 -18', '#3a2a26', 3.4) +
    piece(P('M-70 -16H70V6H-70Z'), '#7a4a2a', { lift: 0.7 }) +
    mirrored(piece(P('M-62 -36h18v22h-18z'), c, { lift: 0.5 }))
  );
};
