import type { Hero } from '../../brush.ts';
import { mix, shade } from '../../colour.ts';
import { at, C, mirrored, P, R } from '../../shapes.ts';

const DIAMOND = 'M0 -22C5 -12 10 -6 17 0 10 6 5 12 0 22 -5 12 -10 6 -17 0 -10 -6 -5 -12 0 -22Z';
/** Positions of the nine pips. */
const NINE = [-62, -20, 20, 62].flatMap((y) => [
  [-34, y],
  [34, y],
]);

/** Draws a natural nine: the nine of diamonds over a card face down, and an orchid laid on them. */
export const orchidCards: Hero = ({
  piece,
  line,
  theme: {
    hero: [petal, red, paper],
    sky,
    accent,
  },
}) => {
  const back =
    piece(R(-92, -130, 184, 260, 16), paper, { lift: 1.2 }) +
    piece(R(-78, -116, 156, 232, 10), red, { lift: 0.3 }) +
    [-84, -56, -28, 0, 28, 56, 84].map((y) => line(`M-66 ${y - 14}L0 ${y + 14}L66 ${y - 14}`, accent, 3)).join('') +
    piece(C(0, 0, 30), red, { lift: 0.4 }) +
    piece(P(DIAMOND), accent, { lift: 0.3 });
  const nine =
    piece(R(-92, -130, 184, 260, 16), paper, { lift: 1.4 }) +
    NINE.map(([x, y]) => at(x!, y!, piece(P(DIAMOND), red, { lift: 0.2 }), 0.92)).join('') +
    at(0, 0, piece(P(DIAMOND), red, { lift: 0.2 }), 0.92) +
    at(-70, -102, line('M11 -6A11 12 0 1 1 11 -7V2C11 12 4 19 -8 18', red, 6), 0.95) +
    at(70, 102, line('M11 -6A11 12 0 1 1 11 -7V2C11 12 4 19 -8 18', red, 6), 0.95, 180);
  const sepal = piece(P('M0 -8C-34 -38 -34 -92 0 -126C34 -92 34 -38 0 -8Z'), shade(petal, -0.06), { lift: 0.6 });
  const vein = line('M0 -20V-100', mix(petal, red, 0.4), 2.4);
  const wing =
    piece(P('M4 -10C36 -72 100 -84 122 -44C132 -4 76 26 8 10Z'), petal, { lift: 0.7 }) +
    line('M14 -6C48 -34 84 -44 108 -38M16 0C48 -14 80 -16 102 -8', mix(petal, red, 0.45), 2.4);
  const orchid =
    sepal +
    vein +
    `<g transform="rotate(128)">${sepal}${vein}</g><g transform="rotate(-128)">${sepal}${vein}</g>` +
    mirrored(wing) +
    piece(P('M-16 0C-40 14 -42 46 -18 58C-10 74 10 74 18 58C42 46 40 14 16 0Z'), red, { lift: 0.8 }) +
    piece(P('M-9 10C-18 26 -14 42 0 48C14 42 18 26 9 10Z'), accent, { lift: 0.3 }) +
    piece(C(0, -2, 17), shade(petal, 0.35), { lift: 0.5 }) +
    piece(C(0, -6, 6), red, { lift: 0.1 });
  const bud = piece(P('M0 -34C-22 -22 -22 14 0 30C22 14 22 -22 0 -34Z'), shade(petal, -0.1), { lift: 0.6 });
  const stem = line('M-128 196C-60 176 12 154 66 92', shade(mix(sky[1], '#3f7a3a', 0.75), -0.1), 9);
  return (
    at(58, -36, back, 1, 14) +
    at(-44, -22, nine, 1.05, -9) +
    stem +
    at(-128, 166, bud, 0.72, -40) +
    at(-64, 146, bud, 0.84, -16) +
    at(66, 88, orchid, 1.02, 8)
  );
};
