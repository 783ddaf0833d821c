import type { Hero } from '../../brush.ts';
import { shade } from '../../colour.ts';
import { at, C, P } from '../../shapes.ts';

export const longship: Hero = ({
  piece,
  line,
  theme: {
    hero: [a, b, c],
    accent,
  },
}) =>
  line('M0 90V-196', a, 12) +
  piece(
    P('M-110 -160C-60 -176 60 -176 110 -160C130 -100 130 -40 106 20C60 4 -60 4 -106 20C-130 -40 -130 -100 -110 -160Z'),
    c,
    { lift: 1.2 },
  ) +
  [-1, 0, 1]
    .map((i) =>
      piece(
        P(
          `M${i * 72 - 20} ${-168 + Math.abs(i) * 6}h40C${i * 80 + 30} -100 ${i * 78 + 24} -40 ${i * 68 + 18} ${8 + Math.abs(i) * 4}h-38C${i * 78 - 16} -40 ${i * 80 - 10} -100 ${i * 72 - 20} ${-168 + Math.abs(i) * 6}Z`,
        ),
        b,
        { lift: 0.2 },
      ),
    )
    .join('') +
  line('M-124 -164H124', shade(a, 0.1), 9) +
  piece(
    P(
      'M-206 40C-224 -20 -214 -84 -180 -110C-160 -122 -146 -104 -158 -92C-176 -76 -176 -20 -150 50C-80 84 80 84 150 50C172 0 176 -40 168 -70C190 -60 214 0 196 60C176 120 110 150 0 150C-110 150 -180 110 -206 40Z',
    ),
    a,
    { lift: 1.3 },
  ) +
  [104, 126]
    .map((y, i) =>
      line(`M${-180 + i * 20} ${y - 26}C-100 ${y + 10} 100 ${y + 10} ${178 - i * 20} ${y - 26}`, shade(a, -0.3), 4),
    )
    .join('') +
  [-110, -55, 0, 55, 110]
    .map((x, i) =>
      at(
        x,
        72 - Math.abs(i - 2) * 6,
        piece(C(0, 0, 29), i % 2 ? c : b, { lift: 0.9 }) +
          line('M0 -26V26M-26 0H26', shade(i % 2 ? b : c, 0), 5) +
          piece(C(0, 0, 9), accent, { lift: 0.5 }),
      ),
    )
    .join('') +
  piece(C(-176, -96, 5), accent, { flat: true }) +
  line('M-120 110L-190 190M-40 120L-80 200M50 120L40 204M126 108L150 196', shade(a, 0.15), 7);
