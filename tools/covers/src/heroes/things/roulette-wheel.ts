import { rouletteReds, rouletteWheel as pockets } from '@croupier/game-math';
import type { Hero } from '../../brush.ts';
import { shade } from '../../colour.ts';
import { around, at, C, mirrored, n, P, polar, R } from '../../shapes.ts';

const STEP = 360 / pockets.length;

/** Returns the path of a sector of a ring about the middle, upwards. */
function sector(inner: number, outer: number): string {
  const corner = (radius: number, degrees: number) =>
    polar(0, 0, radius, degrees - 90)
      .map(n)
      .join(' ');
  return `M${corner(outer, -STEP / 2)}A${outer} ${outer} 0 0 1 ${corner(outer, STEP / 2)}L${corner(inner, STEP / 2)}A${inner} ${inner} 0 0 0 ${corner(inner, -STEP / 2)}Z`;
}

/** Draws a wheel of dark wood with its ball at rest, between the palms of a hotel's court; chips at its foot. */
export const rouletteWheel: Hero = ({
  piece,
  line,
  theme: {
    hero: [wood, red, ink],
    sky,
    accent,
  },
}) => {
  const leaf = (turn: number, size: number) =>
    `<g transform="rotate(${turn}) scale(${size})">${piece(P('M0 -70C-34 -130 -30 -210 0 -262 30 -210 34 -130 0 -70Z'), shade(sky[1], 0.22), { lift: 0.5 })}${line('M0 -80V-246', accent, 2)}</g>`;
  const palms = mirrored([22, 48, 74, 102].map((turn, i) => leaf(turn, 0.98 - i * 0.06)).join(''));
  const colour = (pocket: number) => (pocket === 0 ? '#1c8a56' : rouletteReds.has(pocket) ? red : ink);
  const wheel =
    piece(C(0, 0, 168), wood, { lift: 1.6 }) +
    piece(C(0, 0, 150), shade(wood, -0.42), { lift: 0.4 }) +
    around(8, () => piece(P('M0 -148L5 -138L0 -128L-5 -138Z'), accent, { lift: 0.2 }), 22) +
    around(pockets.length, (i) => {
      const face = colour(pockets[i]!);
      return (
        piece(P(sector(92, 124)), face, { flat: true }) +
        piece(P(sector(66, 92)), shade(face, -0.34), { flat: true }) +
        line(`M0 -66V-124`, accent, 1.1).replace('<path', `<path transform="rotate(${n(STEP / 2)})"`)
      );
    }) +
    line('M124 0A124 124 0 1 1 -124 0A124 124 0 1 1 124 0', accent, 3.5) +
    line('M92 0A92 92 0 1 1 -92 0A92 92 0 1 1 92 0', accent, 2) +
    piece(C(0, 0, 66), wood, { lift: 0.8 }) +
    around(6, () => piece(P('M-1.5 -16L0 -62L1.5 -16Z'), shade(wood, 0.35), { flat: true, opacity: 0.6 }), 30) +
    around(4, () => piece(R(-4, -42, 8, 34, 4), accent, { lift: 0.3 }) + piece(C(0, -42, 8), accent, { lift: 0.5 })) +
    piece(C(0, 0, 19), accent, { lift: 0.8 }) +
    piece(C(0, 0, 9), shade(accent, 0.45), { lift: 0.2 }) +
    piece(P('M-128 -74A150 150 0 0 1 44 -142C-20 -128 -84 -96 -128 -74Z'), '#ffffff', { flat: true, opacity: 0.16 });
  const [ballX, ballY] = polar(0, 0, 79, 117);
  const ball =
    piece(C(ballX, ballY, 11), '#f6f1e4', { lift: 0.4 }) + piece(C(ballX - 3, ballY - 4, 4), '#ffffff', { flat: true });
  const chip = (body: string) =>
    piece(C(0, 0, 44), body, { lift: 1 }) +
    around(6, () => piece(R(-7, -44, 14, 15, 2), '#fff7e6', { lift: 0.1 })) +
    piece(C(0, 0, 25), shade(body, -0.15), { lift: 0.3 });
  return (
    palms +
    at(0, -22, wheel + ball, 1.04) +
    at(-138, 132, chip(red), 0.9) +
    at(-76, 160, chip(ink), 0.9) +
    at(140, 142, chip('#1c8a56'), 0.9)
  );
};
