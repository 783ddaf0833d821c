import type { Hero } from '../../brush.ts';
import { shade } from '../../colour.ts';
import { around, at, C, P, R } from '../../shapes.ts';

export const mill: Hero = ({
  piece,
  line,
  theme: {
    hero: [a, b, c],
    near,
  },
}) =>
  piece(P('M-70 190L-46 -40H46L70 190Z'), a, { lift: 1.2 }) +
  [0, 60, 120].map((y) => line(`M${-50 - y * 0.08} ${y}H${50 + y * 0.08}`, shade(a, -0.2), 4)).join('') +
  piece(P('M-60 -34C-56 -84 -30 -104 0 -108C30 -104 56 -84 60 -34Z'), b, { lift: 1 }) +
  piece(P('M-20 190V136A20 20 0 0 1 20 136V190Z'), near, { lift: 0.5 }) +
  [
    [-20, 46],
    [18, 84],
    [0, 8],
  ]
    .map(([x, y]) => piece(R(x! - 9, y!, 18, 24, 5), '#6fb7d8', { lift: 0.3 }))
    .join('') +
  at(
    0,
    -60,
    around(
      4,
      () =>
        line('M0 0V-150', '#7a4a2a', 9) +
        piece(P('M8 -34H50L42 -150H8Z'), '#fff8ea', { lift: 0.9 }) +
        line('M22 -36L20 -148M36 -36L31 -148M8 -64H47M8 -94H45M8 -122H43', c, 2.6),
      20,
    ) + piece(C(0, 0, 17), c, { lift: 0.8 }),
  ) +
  [-170, -120, -70, 76, 122, 172]
    .map((x, i) =>
      at(
        x,
        190 - (i % 2) * 12,
        line('M0 30V-20', '#2f7a4a', 7) +
          piece(P('M0 10C20 0 30 -20 30 -40C12 -34 2 -14 0 10Z'), '#3f9f5a', { lift: 0.4 }) +
          piece(
            P('M-22 -58C-24 -20 -14 -12 0 -12C14 -12 24 -20 22 -58C14 -46 8 -46 0 -64C-8 -46 -14 -46 -22 -58Z'),
            i % 2 ? c : b,
            { lift: 0.8 },
          ),
        1 + (i % 3) * 0.12,
      ),
    )
    .join('');
