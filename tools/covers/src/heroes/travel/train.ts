import type { Hero } from '../../brush.ts';
import { mix, shade } from '../../colour.ts';
import { around, C, mirrored, P, R } from '../../shapes.ts';

export const train: Hero = ({
  piece,
  line,
  canvas,
  theme: {
    hero: [a, b, c],
    accent,
  },
}) =>
  // Head on, lamp lit, steam going up.
  [
    [-60, -196, 46],
    [-10, -224, 60],
    [60, -200, 48],
    [104, -230, 40],
  ]
    .map(([x, y, r]) => piece(C(x!, y!, r!), '#fff6e6', { lift: 0.4, opacity: 0.85 }))
    .join('') +
  piece(P('M-28 -116L-38 -186H38L28 -116Z'), c, { lift: 1 }) +
  piece(R(-48, -196, 96, 20, 6), b, { lift: 0.8 }) +
  piece(R(-150, -90, 300, 190, 30), mix(a, c, 0.5), { lift: 0.9 }) +
  piece(C(0, -10, 132), a, { lift: 1.2 }) +
  piece(C(0, -10, 112), c, { lift: 0.5 }) +
  piece(C(0, -10, 88), a, { lift: 0.5 }) +
  around(16, () => piece(C(0, -100, 6), b, { lift: 0.4 }))
    .replace('<g', '<g transform="translate(0 -10)"><g')
    .concat('</g>') +
  line('M-56 34L56 34M-30 62H30', b, 7) +
  `<circle cy="-46" r="120" fill="${canvas.radial(0.5, 0.5, 0.5, [0, accent, 0.9], [1, accent, 0])}"/>` +
  piece(C(0, -46, 44), b, { lift: 1 }) +
  piece(C(0, -46, 32), shade(accent, 0.5), { lift: 0.3 }) +
  piece(R(-176, 92, 352, 42, 8), '#b8352f', { lift: 1 }) +
  mirrored(piece(C(-132, 112, 20), b, { lift: 0.7 }) + piece(C(-132, 112, 11), shade(accent, 0.4), { flat: true })) +
  piece(P('M-120 138H120L170 208H-170Z'), c, { lift: 1 }) +
  [-110, -66, -22, 22, 66, 110].map((x) => line(`M${x * 0.86} 142L${x * 1.3} 206`, b, 7)).join('');
