import type { Hero } from '../../brush.ts';
import { shade } from '../../colour.ts';
import { at, C, E, mirrored, P } from '../../shapes.ts';

export const chest: Hero = ({
  piece,
  line,
  canvas,
  theme: {
    hero: [a, b, c],
    accent,
  },
}) => {
  const coins = Array.from({ length: 26 }, (_, i) => {
    const row = Math.floor(i / 7);
    return piece(
      E(-132 + (i % 7) * 44 + (row % 2) * 20, 18 - row * 17 - Math.sin(((i % 7) / 6) * 3.14) * 26, 25, 13),
      i % 3 ? b : shade(b, 0.25),
      { lift: 0.6 },
    );
  }).join('');
  return (
    piece(P('M-176 -14C-186 -110 -120 -164 0 -164C120 -164 186 -110 176 -14Z'), shade(a, -0.4), { lift: 1 }) +
    piece(
      P(
        'M-196 -30C-206 -140 -130 -200 0 -200C130 -200 206 -140 196 -30L168 -22C174 -110 110 -160 0 -160C-110 -160 -174 -110 -168 -22Z',
      ),
      a,
      { lift: 1.1 },
    ) +
    mirrored(line('M-124 -178C-128 -160 -126 -140 -120 -128', b, 14)) +
    `<ellipse cy="-30" rx="190" ry="130" fill="${canvas.radial(0.5, 0.5, 0.5, [0, accent, 0.95], [1, accent, 0])}"/>` +
    coins +
    at(-60, -56, piece(P('M-34 30L-44 -12L-18 6L0 -28L18 6L44 -12L34 30Z'), accent, { lift: 0.8 })) +
    at(
      74,
      -40,
      piece(P('M0 -36L32 -10L0 36L-32 -10Z'), c, { lift: 0.8 }) +
        piece(P('M0 -36L12 -10L0 36L-12 -10Z'), shade(c, 0.35), { lift: 0 }),
    ) +
    piece(P('M-188 20H188L174 180C172 194 164 200 150 200H-150C-164 200 -172 194 -174 180Z'), a, { lift: 1.3 }) +
    [64, 108, 152].map((y) => line(`M${-184 + y * 0.06} ${y}H${184 - y * 0.06}`, shade(a, -0.4), 5)).join('') +
    piece(P('M-192 10H192V36H-192Z'), b, { lift: 0.9 }) +
    mirrored(piece(P('M-140 30H-108L-112 198H-138Z'), b, { lift: 0.8 })) +
    at(
      0,
      66,
      piece(P('M-34 -44H34V14C34 34 14 44 0 48C-14 44 -34 34 -34 14Z'), b, { lift: 1 }) +
        piece(C(0, -8, 11), shade(a, -0.6), { flat: true }) +
        piece(P('M-6 -4H6L9 22H-9Z'), shade(a, -0.6), { flat: true }),
    )
  );
};
