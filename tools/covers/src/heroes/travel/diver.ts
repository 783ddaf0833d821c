import type { Hero } from '../../brush.ts';
import { mix, shade } from '../../colour.ts';
import { around, at, C, E, mirrored, n, P, R } from '../../shapes.ts';

export const diver: Hero = ({
  piece,
  line,
  canvas,
  theme: {
    hero: [a, b, c],
    accent,
  },
}) =>
  piece(P('M-170 204C-176 130 -120 96 0 96C120 96 176 130 170 204Z'), a, { lift: 1 }) +
  piece(P('M-130 204C-130 160 -80 136 0 136C80 136 130 160 130 204Z'), shade(a, -0.2), { lift: 0.5 }) +
  [-130, -86, 86, 130].map((x) => piece(C(x, 138 - Math.abs(x) * -0.24, 10), b, { lift: 0.5 })).join('') +
  piece(C(0, -40, 152), a, { lift: 1.3 }) +
  piece(R(-104, 92, 208, 34, 16), b, { lift: 0.9 }) +
  mirrored(
    piece(E(-136, -30, 30, 46), b, { lift: 0.9 }) + piece(E(-140, -30, 18, 32), mix(c, '#032026', 0.5), { lift: 0.3 }),
  ) +
  piece(C(0, -36, 96), b, { lift: 1 }) +
  around(12, () => piece(C(0, -84, 6.5), a, { lift: 0.5 }))
    .replace('<g', '<g transform="translate(0 -36)"><g')
    .concat('</g>') +
  `<circle cy="-36" r="72" fill="${canvas.radial(0.4, 0.35, 0.8, [0, accent], [0.5, c], [1, '#032026'])}"/>` +
  line('M-40 -66C-26 -84 -4 -92 14 -90', '#fff', 9) +
  at(
    14,
    -20,
    piece(P('M-30 0C-10 -22 22 -20 36 0C22 20 -10 22 -30 0ZM-24 0l-26 -18v36Z'), '#ff9f5a', { lift: 0.4 }) +
      piece(C(16, -3, 4), '#22110a', { flat: true }),
  ) +
  line('M-26 -128V44M26 -128V44M-92 -60H92M-92 -12H92', b, 8) +
  piece(R(-26, -206, 52, 30, 10), b, { lift: 0.8 }) +
  line(`M0 -206C${n(30)} -240 90 -250 130 -300`, shade(a, -0.2), 13);
