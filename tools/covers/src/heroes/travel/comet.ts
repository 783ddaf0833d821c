import type { Hero } from '../../brush.ts';
import { C, star } from '../../shapes.ts';

export const comet: Hero = ({
  piece,
  line,
  canvas,
  theme: {
    hero: [a, b, c],
    accent,
  },
}) =>
  `<g transform="rotate(-32)"><path d="M-20 -70C120 -90 220 -60 330 -30C240 -10 240 20 300 44C200 60 100 80 -20 70Z" fill="${canvas.linear(0, [0, accent, 0.95], [0.5, a, 0.6], [1, b, 0])}"/><path d="M-20 -44C80 -50 160 -30 240 -6C160 20 80 46 -20 44Z" fill="${canvas.linear(0, [0, '#ffffff', 0.95], [1, accent, 0])}"/></g>` +
  piece(C(-46, 28, 104), a, { lift: 1.3 }) +
  `<g clip-path="${canvas.clip('<circle cx="-46" cy="28" r="104"/>')}">${[-54, -10, 38, 74].map((y, i) => `<path d="M-160 ${28 + y}q60 -22 115 0t115 0v20q-58 22 -115 0t-115 0Z" fill="${i % 2 ? c : b}" opacity=".6"/>`).join('')}</g>` +
  `<g clip-path="${canvas.clip('<path d="M-320 28L260 -190V300H-320Z"/>')}">${line('M-236 84C-180 140 60 60 142 -34', c, 13)}${line('M-220 100C-160 150 80 70 156 -26', b, 5)}</g>` +
  [
    [128, 120, 20],
    [-176, -130, 15],
    [40, 176, 10],
  ]
    .map(([x, y, r]) => piece(star(x!, y!, r!, r! * 0.3, 4), accent, { lift: 0.6 }))
    .join('');
