import type { Hero } from '../../brush.ts';
import { mix, shade } from '../../colour.ts';
import { around, P, star } from '../../shapes.ts';

export const gem: Hero = ({
  piece,
  line,
  theme: {
    hero: [a, b, c],
    accent,
  },
}) =>
  around(12, (i) => piece(P(`M-5 -176L0 ${i % 2 ? -232 : -208}L5 -176Z`), accent, { lift: 0.4 })) +
  piece(P('M-110 -120H110L190 -30L0 190L-190 -30Z'), b, { lift: 1.3 }) +
  piece(P('M-110 -120L-60 -30H-190Z'), a, { lift: 0.4 }) +
  piece(P('M110 -120L60 -30H190Z'), mix(b, a, 0.4), { lift: 0.4 }) +
  piece(P('M-110 -120H0L-60 -30Z'), c, { lift: 0.4 }) +
  piece(P('M110 -120H0L60 -30Z'), a, { lift: 0.4 }) +
  piece(P('M0 -120L60 -30H-60Z'), mix(a, c, 0.6), { lift: 0.4 }) +
  piece(P('M-190 -30H-60L0 190Z'), mix(b, a, 0.55), { lift: 0.4 }) +
  piece(P('M190 -30H60L0 190Z'), shade(b, -0.22), { lift: 0.4 }) +
  piece(P('M-60 -30H60L0 190Z'), mix(a, b, 0.25), { lift: 0.4 }) +
  piece(P('M-96 -104L-60 -44L-150 -44Z'), '#ffffff', { flat: true, opacity: 0.4 }) +
  line('M-110 -120H110L190 -30L0 190L-190 -30Z', accent, 6) +
  [
    [150, -150, 26],
    [-170, 80, 20],
  ]
    .map(([x, y, r]) => piece(star(x!, y!, r!, r! * 0.22, 4), '#ffffff', { flat: true }))
    .join('');
