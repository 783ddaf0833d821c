import type { Hero } from '../../brush.ts';
import { shade } from '../../colour.ts';
import { at, C, E, P, R } from '../../shapes.ts';

export const snowGlobe: Hero = ({
  piece,
  line,
  canvas,
  theme: {
    hero: [a, b, c],
    accent,
  },
}) =>
  piece(P('M-136 204C-140 160 -120 130 -106 118H106C120 130 140 160 136 204Z'), b, { lift: 1.1 }) +
  piece(R(-150, 186, 300, 26, 12), shade(b, -0.14), { lift: 0.8 }) +
  piece(E(0, 166, 40, 16), '#ffd76a', { lift: 0.5 }) +
  piece(C(0, -30, 170), a, { lift: 1.2 }) +
  `<circle cy="-30" r="156" fill="${canvas.linear(90, [0, '#4f7fd0'], [1, '#cfe6ff'])}"/>` +
  `<g clip-path="${canvas.clip('<circle cx="0" cy="-30" r="156"/>')}">${piece(C(90, -120, 30), '#fff6d0', { flat: true })}${[
    [-110, 0.9, b],
    [-46, 1.2, '#f0b35a'],
    [24, 1, '#7fb0d8'],
    [88, 1.25, '#d88a6a'],
  ]
    .map(([x, s, colour]) =>
      at(
        Number(x),
        90,
        piece(R(-30, -90, 60, 100), String(colour), { lift: 0.4 }) +
          piece(P('M-38 -88L0 -130L38 -88Z'), '#ffffff', { lift: 0.5 }) +
          [-14, 8]
            .map(
              (wx) =>
                piece(R(wx, -70, 13, 17, 2), accent, { flat: true }) +
                piece(R(wx, -38, 13, 17, 2), accent, { flat: true }),
            )
            .join(''),
        Number(s),
      ),
    )
    .join(
      '',
    )}${at(0, 88, piece(P('M0 -110L40 -40H-40ZM0 -74L52 4H-52Z'), c, { lift: 0.6 }) + piece(C(0, -114, 8), '#ffd24a', { lift: 0.4 }), 0.9)}${piece(P('M-170 76C-80 54 80 54 170 76V140H-170Z'), '#ffffff', { lift: 0.5 })}${Array.from({ length: 34 }, (_, i) => `<circle cx="${-140 + ((i * 83) % 280)}" cy="${-170 + ((i * 57) % 250)}" r="${2 + (i % 4)}" fill="#fff" opacity=".9"/>`).join('')}</g>` +
  line('M-120 -84C-100 -140 -50 -166 -10 -168', '#ffffff', 14) +
  piece(C(-128, -50, 9), '#fff', { flat: true });
