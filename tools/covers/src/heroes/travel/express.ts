import type { Hero } from '../../brush.ts';
import { mix, shade } from '../../colour.ts';
import { at, C, P, R } from '../../shapes.ts';

export const express: Hero = ({
  piece,
  line,
  theme: {
    hero: [a, b, c],
    accent,
  },
}) => {
  const car = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      piece(P('M-110 40V-40C-110 -52 -100 -60 -88 -60H88C100 -60 110 -52 110 -40V40Z'), a, { lift: 1 }) +
        piece(R(-110, -4, 220, 12), c, { lift: 0 }) +
        [-80, -36, 8, 52].map((wx) => piece(R(wx, -44, 30, 32, 6), shade(accent, 0.2), { lift: 0.3 })).join('') +
        [-66, -30, 36, 72].map((wx) => piece(C(wx, 46, 15), c, { lift: 0.5 })).join(''),
      s,
      -9,
    );
  return (
    line('M-260 146L280 60M-260 176L280 90', mix(a, accent, 0.3), 6) +
    Array.from({ length: 13 }, (_, i) => line(`M${-240 + i * 42} ${138 - i * 6.7}l-8 46`, shade(a, -0.3), 6)).join('') +
    car(-196, 86, 0.74) +
    car(-16, 58, 0.8) +
    at(
      150,
      20,
      piece(P('M-110 52V-66H20C90 -60 124 0 134 52Z'), a, { lift: 1.2 }) +
        piece(P('M-110 4H118L128 26H-110Z'), c, { lift: 0.2 }) +
        piece(P('M20 -50C64 -46 90 -20 102 -2H20Z'), shade(accent, 0.3), { lift: 0.4 }) +
        piece(R(-86, -46, 40, 36, 6), shade(accent, 0.2), { lift: 0.3 }) +
        [-70, -20, 40, 90].map((wx) => piece(C(wx, 58, 20), c, { lift: 0.6 })).join('') +
        piece(C(122, 30, 14), '#fff8d8', { lift: 0.6 }),
      0.94,
      -9,
    ) +
    piece(P('M272 28L420 -20V110L276 46Z'), accent, { flat: true, opacity: 0.28 }) +
    [-180, -130, -60]
      .map((x, i) => piece(C(x + 240, -130 - i * 26, 30 - i * 5), b, { flat: true, opacity: 0.18 }))
      .join('')
  );
};
