import type { Hero } from '../../brush.ts';
import { mix } from '../../colour.ts';
import { C, E, mirrored, P, R } from '../../shapes.ts';

export const astronaut: Hero = ({
  piece,
  line,
  canvas,
  theme: {
    hero: [a, b, c],
    accent,
  },
}) =>
  piece(P('M-160 204C-160 130 -100 90 0 90C100 90 160 130 160 204Z'), a, { lift: 1 }) +
  piece(R(-62, 134, 124, 60, 12), mix(a, c, 0.25), { lift: 0.7 }) +
  [
    [-36, b],
    [0, c],
    [36, '#ffd24a'],
  ]
    .map(([x, colour]) => piece(C(Number(x), 154, 11), String(colour), { lift: 0.5 }))
    .join('') +
  line('M-46 178H46', b, 6) +
  mirrored(piece(R(-184, -96, 44, 110, 20), b, { lift: 0.9 })) +
  piece(E(0, -44, 164, 158), a, { lift: 1.3 }) +
  piece(E(0, -34, 128, 112), mix(a, '#223', 0.5), { lift: 0.6 }) +
  `<ellipse cy="-34" rx="116" ry="100" fill="${canvas.linear(50, [0, mix(c, '#08203a', 0.2)], [0.5, '#0a1a34'], [1, b])}"/>` +
  `<g clip-path="${canvas.clip('<ellipse cy="-34" rx="116" ry="100"/>')}"><circle cx="60" cy="30" r="70" fill="${c}"/><path d="M10 10q40 -20 60 10t60 0v24q-40 20 -70 0t-60 10Z" fill="#7fe0a0" opacity=".8"/>${Array.from({ length: 16 }, (_, i) => `<circle cx="${-100 + ((i * 67) % 200)}" cy="${-124 + ((i * 41) % 120)}" r="${1.5 + (i % 3)}" fill="#fff"/>`).join('')}</g>` +
  line('M-92 -66C-78 -104 -44 -122 -10 -124', '#fff', 10) +
  piece(R(-14, -232, 28, 40, 10), b, { lift: 0.7 }) +
  piece(C(0, -240, 14), accent, { lift: 0.7 });
