import type { Hero } from '../../brush.ts';
import { shade } from '../../colour.ts';
import { at, C, P } from '../../shapes.ts';

export const crown: Hero = ({
  piece,
  theme: {
    hero: [a, b, c],
  },
}) =>
  piece(P('M-140 116C-120 0 -100 -80 0 -90C100 -80 120 0 140 116Z'), b, { lift: 0.9 }) +
  piece(P('M-160 120L-200 -90L-112 -6L-70 -150L0 -20L70 -150L112 -6L200 -90L160 120Z'), a, { lift: 1.3 }) +
  [
    [-200, -96, 17],
    [-70, -158, 20],
    [70, -158, 20],
    [200, -96, 17],
  ]
    .map(([x, y, r]) => piece(C(x!, y!, r!), b, { lift: 0.8 }))
    .join('') +
  piece(P('M-170 110C-60 140 60 140 170 110L164 176C60 204 -60 204 -164 176Z'), shade(a, -0.1), { lift: 1 }) +
  [-120, -60, 0, 60, 120]
    .map((x, i) =>
      at(
        x,
        158 - Math.abs(i - 2) * 5,
        i % 2 ? piece(C(0, 0, 17), c, { lift: 0.6 }) : piece(P('M0 -24L19 0L0 24L-19 0Z'), b, { lift: 0.6 }),
      ),
    )
    .join('') +
  [-112, 0, 112]
    .map((x) => at(x, 56, piece(P('M0 -30C16 -10 16 10 0 30C-16 10 -16 -10 0 -30Z'), x ? c : b, { lift: 0.6 })))
    .join('');
