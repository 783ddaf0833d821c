import type { Hero } from '../../brush.ts';
import { shade } from '../../colour.ts';
import { around, at, C, mirrored, P } from '../../shapes.ts';

export const turtle: Hero = ({
  piece,
  line,
  theme: {
    hero: [a, b, c],
  },
}) => {
  const plates =
    piece(P('M0 -52L45 -26V26L0 52L-45 26V-26Z'), shade(b, 0.16), { lift: 0.6 }) +
    around(6, () => piece(P('M-26 -64L26 -64L44 -100C20 -116 -20 -116 -44 -100Z'), b, { lift: 0.6 }), 30);
  return at(
    0,
    0,
    mirrored(
      piece(P('M-84 -90C-150 -120 -206 -84 -214 -20C-176 -16 -120 -30 -90 -50Z'), a, { lift: 1 }) +
        piece(P('M-80 90C-120 100 -146 140 -140 172C-106 166 -76 140 -58 116Z'), a, { lift: 1 }),
    ) +
      piece(P('M-12 130C-14 160 0 190 0 200C0 190 14 160 12 130Z'), a, { lift: 0.7 }) +
      piece(P('M0 -210C40 -206 50 -160 40 -116H-40C-50 -160 -40 -206 0 -210Z'), a, { lift: 1 }) +
      mirrored(piece(C(-25, -176, 9), '#fff', { lift: 0.2 }) + piece(C(-26, -178, 5.5), '#14241c', { flat: true })) +
      line('M-12 -194C-4 -188 4 -188 12 -194', shade(a, -0.5), 3.4) +
      piece(
        P('M0 -136C80 -136 120 -70 120 10C120 90 70 146 0 146C-70 146 -120 90 -120 10C-120 -70 -80 -136 0 -136Z'),
        c,
        { lift: 1.3 },
      ) +
      piece(
        P('M0 -120C68 -120 104 -60 104 10C104 80 62 130 0 130C-62 130 -104 80 -104 10C-104 -60 -68 -120 0 -120Z'),
        shade(b, -0.2),
        { lift: 0.5 },
      ) +
      at(0, 6, plates, 0.98) +
      [
        [-160, -70],
        [-186, -46],
        [160, -70],
        [186, -46],
        [-110, 132],
        [110, 132],
      ]
        .map(([x, y]) => piece(C(x!, y!, 9), shade(a, -0.2), { lift: 0.1 }))
        .join(''),
    1,
    14,
  );
};
