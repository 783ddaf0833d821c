import type { Hero } from '../../brush.ts';
import { shade } from '../../colour.ts';
import { at, C, E, mirrored, P } from '../../shapes.ts';

export const octopus: Hero = ({
  piece,
  line,
  theme: {
    hero: [a, b, c],
  },
}) => {
  const arm = (turn: number, reach: number) =>
    at(
      0,
      70,
      piece(
        P(
          `M-20 0C-40 60 -${reach} 50 -${reach} 10C-${reach} -20 -${reach - 44} -22 -${reach - 40} 6C-${reach - 56} -4 -${reach - 30} -60 -${reach + 24} -34C-${reach + 64} 10 -${reach + 20} 120 -20 92C10 84 20 40 20 0Z`,
        ),
        a,
        { lift: 1 },
      ),
      1,
      turn,
    );
  const suckers = [-150, -110, -70, 70, 110, 150]
    .map((x, i) => piece(C(x, 146 - Math.abs(Math.abs(x) - 110) * 0.3 + (i % 2) * 8, 8), c, { lift: 0.2 }))
    .join('');
  return (
    arm(-8, 150) +
    `<g transform="scale(-1 1)">${arm(-8, 150)}</g>` +
    arm(-42, 120) +
    `<g transform="scale(-1 1)">${arm(-42, 120)}</g>` +
    suckers +
    piece(
      P('M-124 20C-160 -110 -90 -196 0 -196C90 -196 160 -110 124 20C110 90 60 120 0 120C-60 120 -110 90 -124 20Z'),
      a,
      { lift: 1.3 },
    ) +
    [
      [-60, -140, 20],
      [-20, -166, 11],
      [70, -130, 16],
      [44, -160, 8],
    ]
      .map(([x, y, r]) => piece(C(x!, y!, r!), b, { lift: 0.2 }))
      .join('') +
    mirrored(
      piece(C(-54, -16, 38), '#fff', { lift: 0.5 }) +
        piece(C(-46, -12, 22), '#2a1a30', { lift: 0.2 }) +
        piece(C(-38, -22, 8), '#fff', { flat: true }) +
        piece(E(-92, 42, 22, 13), b, { flat: true, opacity: 0.8 }),
    ) +
    piece(P('M-26 48C-20 84 20 84 26 48C10 56 -10 56 -26 48Z'), '#7a1f3a', { lift: 0.3 }) +
    at(
      0,
      -196,
      piece(P('M-70 10C-70 4 70 4 70 10L66 24C30 32 -30 32 -66 24Z'), '#2b2440', { lift: 0.8 }) +
        piece(P('M-44 8V-62C-20 -70 20 -70 44 -62V8C20 16 -20 16 -44 8Z'), '#2b2440', { lift: 0.8 }) +
        piece(P('M-45 -14C-20 -6 20 -6 45 -14V4C20 12 -20 12 -45 4Z'), '#ffd45a', { lift: 0.3 }),
      0.8,
      10,
    ) +
    line('M-30 160C-10 170 10 170 30 160', shade(a, -0.3), 4)
  );
};
