import type { Hero } from '../../brush.ts';
import { mix, shade } from '../../colour.ts';
import { at, C, P, R, star } from '../../shapes.ts';

export const potion: Hero = ({
  piece,
  line,
  canvas,
  theme: {
    hero: [a, b, c],
    accent,
  },
}) => {
  const flask = canvas.clip(
    '<path d="M-40 -120V-40C-110 0 -140 70 -120 130C-104 176 -60 190 0 190C60 190 104 176 120 130C140 70 110 0 40 -40V-120Z"/>',
  );
  return (
    at(
      -150,
      110,
      piece(P('M-34 80V-10C-34 -24 -16 -24 -16 -40H16C16 -24 34 -24 34 -10V80Z'), c, { lift: 1 }) +
        piece(R(-20, -62, 40, 24, 5), b, { lift: 0.7 }),
    ) +
    at(
      156,
      116,
      piece(R(-36, -60, 72, 134, 10), b, { lift: 1 }) +
        piece(R(-30, -78, 60, 22, 5), c, { lift: 0.7 }) +
        piece(R(-26, -20, 52, 60, 4), '#f5e6c8', { lift: 0.2 }),
    ) +
    piece(
      P(
        'M-40 -120V-40C-110 0 -140 70 -120 130C-104 176 -60 190 0 190C60 190 104 176 120 130C140 70 110 0 40 -40V-120Z',
      ),
      mix(a, '#ffffff', 0.45),
      { lift: 1.3 },
    ) +
    `<g clip-path="${flask}"><path d="M-160 44C-90 20 -50 66 10 46S110 30 160 50V220H-160Z" fill="${canvas.linear(90, [0, accent], [0.3, a], [1, shade(a, -0.45)])}"/>${Array.from({ length: 15 }, (_, i) => `<circle cx="${-96 + ((i * 67) % 192)}" cy="${64 + ((i * 43) % 110)}" r="${4 + (i % 4) * 3}" fill="#fff" opacity="${0.25 + (i % 3) * 0.15}"/>`).join('')}</g>` +
    at(6, 120, piece(star(0, 0, 34, 12, 6), shade(accent, 0.4), { lift: 0.4 })) +
    line('M-92 60C-104 90 -102 120 -90 142', '#ffffff', 11) +
    piece(R(-52, -138, 104, 26, 10), shade(a, 0.4), { lift: 0.9 }) +
    piece(P('M-30 -138V-176C-30 -186 30 -186 30 -176V-138Z'), b, { lift: 0.9 }) +
    [
      [-40, -196, 15],
      [16, -214, 21],
      [54, -186, 11],
    ]
      .map(([x, y, r]) => piece(C(x!, y!, r!), accent, { lift: 0.5, opacity: 0.8 }))
      .join('') +
    line('M-46 -92H46', b, 7)
  );
};
