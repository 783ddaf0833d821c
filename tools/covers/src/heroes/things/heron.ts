import type { Hero } from '../../brush.ts';
import { mix, shade } from '../../colour.ts';
import { at, C, E, P, R } from '../../shapes.ts';

const HEART = 'M0 46C-20 22 -44 6 -44 -16A24 24 0 0 1 0 -30 24 24 0 0 1 44 -16C44 6 20 22 0 46Z';
const SPADE =
  'M0 -46C-14 -22 -42 -6 -42 16a20 20 0 0 0 36 12C-7 40 -11 46 -18 52H18C11 46 7 40 6 28A20 20 0 0 0 42 16C42 -6 14 -22 0 -46Z';

/** Draws a heron between two cards, one above the other: it looks from the low one to the high one. */
export const heron: Hero = ({
  piece,
  line,
  theme: {
    hero: [grey, pale, dark],
    accent,
  },
}) => {
  const sheet = piece(R(-56, -78, 112, 156, 12), '#fffaf0', { lift: 1.2 });
  const card = (path: string, ink: string) =>
    sheet +
    at(0, 4, piece(P(path), ink, { lift: 0.4 }), 0.86) +
    at(-38, -56, piece(P(path), ink, { flat: true }), 0.24) +
    at(38, 56, piece(P(path), ink, { flat: true }), 0.24);
  const legs =
    line('M-18 96L-26 150L-20 204', '#c98a2c', 9) +
    line('M20 98L30 150L26 204', '#c98a2c', 9) +
    line('M-44 206H4M4 206H50', '#c98a2c', 7);
  const body =
    piece(P('M-96 108C-120 150 -84 128 -56 118L6 84Z'), dark, { lift: 0.8 }) +
    piece(P('M64 -22C90 30 74 96 8 112C-44 124 -92 108 -108 118C-98 56 -46 6 6 -14Z'), grey, { lift: 1.3 }) +
    piece(P('M40 4C58 52 22 98 -30 104C-62 108 -88 106 -104 114C-88 66 -40 26 8 8Z'), shade(grey, -0.16), {
      lift: 0.7,
    }) +
    [0, 1, 2]
      .map((each) =>
        line(
          `M${-86 + each * 26} ${104 - each * 4}C${-60 + each * 26} ${74 - each * 6} ${-30 + each * 20} ${50 - each * 6} ${6 + each * 10} ${36 - each * 6}`,
          shade(grey, -0.36),
          4,
        ),
      )
      .join('');
  const neck =
    piece(
      P(
        'M66 4C92 -40 66 -74 34 -92C4 -110 4 -148 34 -160C62 -170 86 -152 84 -130L62 -124C58 -140 40 -136 38 -124C36 -108 96 -96 104 -44C110 -6 92 28 60 38C48 26 54 16 66 4Z',
      ),
      pale,
      { lift: 1.1 },
    ) +
    [
      [88, -38],
      [86, -18],
      [80, 2],
      [74, 20],
    ]
      .map(([x, y]) => piece(E(x!, y!, 4, 9, 14), dark, { flat: true, opacity: 0.65 }))
      .join('');
  const head =
    piece(P('M74 -156L184 -132L76 -124Z'), '#e2a33a', { lift: 0.8 }) +
    line('M80 -140L170 -133', shade('#e2a33a', -0.3), 3) +
    piece(E(58, -146, 36, 25, 8), pale, { lift: 0.9 }) +
    piece(P('M84 -160C54 -180 8 -170 -46 -124C-8 -142 34 -138 74 -148Z'), dark, { lift: 0.7 }) +
    piece(C(66, -145, 8), accent, { lift: 0.3 }) +
    piece(C(68, -145, 4.4), '#17130f', { flat: true });
  const reed = (x: number, top: number, turn: number) =>
    at(
      x,
      200,
      line(`M0 0C-4 -60 4 ${top * 0.6} 0 ${top}`, mix(dark, '#5d7a3c', 0.7), 6) +
        piece(E(0, top, 9, 30), '#7a4a22', { lift: 0.8 }),
      1,
      turn,
    );
  return (
    reed(-150, -190, -6) +
    reed(-176, -130, -12) +
    reed(168, -120, 9) +
    at(-116, 34, card(SPADE, '#1d2b33'), 1, -12) +
    at(138, -2, card(HEART, '#b3232f'), 1, 12) +
    at(-26, 0, legs + body + neck + head)
  );
};
