import type { Hero } from '../../brush.ts';
import { shade } from '../../colour.ts';
import { at, C, P, R, star } from '../../shapes.ts';

const SPADE =
  'M0 -46C-14 -22 -42 -6 -42 16a20 20 0 0 0 36 12C-7 40 -11 46 -18 52H18C11 46 7 40 6 28A20 20 0 0 0 42 16C42 -6 14 -22 0 -46Z';
const HEART = 'M0 46C-20 22 -44 6 -44 -16A24 24 0 0 1 0 -30 24 24 0 0 1 44 -16C44 6 20 22 0 46Z';

/** Draws the best two cards, fanned: the king of hearts behind, the ace of spades in front; chips at their foot. */
export const aceAndKing: Hero = ({
  piece,
  line,
  theme: {
    hero: [paper, red, ink],
    accent,
  },
}) => {
  const sheet = piece(R(-92, -130, 184, 260, 16), paper, { lift: 1.4 });
  const small = (path: string, colour: string, x: number, y: number, size: number) =>
    at(x, y, piece(P(path), colour, { lift: 0, flat: true }), size);
  const king =
    sheet +
    piece(R(-52, -98, 104, 196, 10), shade(paper, -0.08), { lift: 0.3 }) +
    piece(P('M-50 98V66C-50 34 -28 22 0 22S50 34 50 66V98Z'), red, { lift: 0.5 }) +
    piece(C(0, -6, 30), '#f2cda6', { lift: 0.4 }) +
    piece(P('M-28 2C-26 34 -12 44 0 46 12 44 26 34 28 2 16 14 -16 14 -28 2Z'), '#7a4a22', { lift: 0.3 }) +
    piece(P('M-40 -28V-76L-18 -54 0 -88 18 -54 40 -76V-28Z'), accent, { lift: 0.7 }) +
    small(HEART, red, -72, -104, 0.3) +
    small(HEART, red, 72, 104, 0.3);
  const ace =
    sheet +
    piece(P(SPADE), ink, { lift: 0.6 }).replace('<path', '<path transform="scale(1.45)"') +
    line('M-82 -92L-70 -122L-58 -92M-77 -103H-63', ink, 5) +
    small(SPADE, ink, -70, -72, 0.28) +
    small(SPADE, ink, 70, 72, 0.28);
  const chip = (colour: string) =>
    piece(C(0, 0, 44), colour, { lift: 1 }) +
    [0, 60, 120, 180, 240, 300]
      .map((turn) => `<g transform="rotate(${turn})">${piece(R(-7, -44, 14, 15, 2), paper, { lift: 0.1 })}</g>`)
      .join('') +
    piece(C(0, 0, 25), shade(colour, -0.15), { lift: 0.3 });
  return (
    at(62, -22, king, 1, 15) +
    at(-52, -6, ace, 1.06, -11) +
    at(-116, 138, chip(red), 0.95) +
    at(-36, 158, chip(ink), 0.95) +
    [
      [-172, 40, 20],
      [172, 110, 18],
    ]
      .map(([x, y, r]) => piece(star(x!, y!, r!, r! * 0.3, 4), accent, { lift: 0.6 }))
      .join('')
  );
};
