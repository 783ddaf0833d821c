import type { Hero } from '../../brush.ts';
import { mix, shade } from '../../colour.ts';
import { at, C, E, mirrored, P, star } from '../../shapes.ts';

/** Draws a lark that sings as it climbs, wings high. */
export const lark: Hero = ({
  piece,
  theme: {
    hero: [brown, cream, dark],
    accent,
  },
}) => {
  const feather = (turn: number, length: number, colour: string) =>
    at(34, -14, piece(E(length / 2, 0, length / 2, 23), colour, { lift: 0.9 }), 1, turn);
  const wing =
    [-76, -60, -44, -28, -12]
      .map((turn, index) => feather(turn, [186, 200, 196, 178, 148][index]!, mix(dark, brown, index * 0.12)))
      .join('') +
    [-68, -46, -24]
      .map((turn, index) => feather(turn, [118, 124, 106][index]!, mix(brown, cream, 0.16 + index * 0.1)))
      .join('');
  const speckles = [
    [0, 10],
    [-24, -8],
    [24, -8],
    [-32, 24],
    [32, 24],
    [-12, 38],
    [14, 42],
  ];
  return (
    [62, 78, 90, 102, 118]
      .map((turn, index) =>
        at(0, 92, piece(E(56, 0, 56, 17), index % 2 ? dark : shade(dark, 0.12), { lift: 0.8 }), 1, turn),
      )
      .join('') +
    mirrored(wing) +
    piece(
      P('M0 -104C66 -100 88 -24 72 48C58 108 26 146 0 146C-26 146 -58 108 -72 48C-88 -24 -66 -100 0 -104Z'),
      brown,
      {
        lift: 1.3,
      },
    ) +
    piece(P('M0 -60C44 -58 58 0 48 56C40 102 20 132 0 132C-20 132 -40 102 -48 56C-58 0 -44 -58 0 -60Z'), cream, {
      lift: 0.5,
    }) +
    speckles.map(([x, y]) => piece(E(x!, y!, 5.5, 10), dark, { flat: true, opacity: 0.7 })).join('') +
    piece(P('M-8 -146C-30 -196 -14 -206 -2 -190C6 -212 24 -204 16 -186C34 -196 40 -180 14 -146Z'), dark, {
      lift: 0.7,
    }) +
    piece(C(0, -104, 56), brown, { lift: 1.1 }) +
    mirrored(
      piece(P('M10 -142C34 -146 52 -128 52 -108C40 -120 24 -126 8 -124Z'), cream, { lift: 0.3 }) +
        piece(E(30, -82, 19, 15, -20), cream, { lift: 0.3 }) +
        piece(C(27, -108, 10.5), '#1c1410', { lift: 0.3 }) +
        piece(C(30.5, -112, 3.6), '#fff', { flat: true }),
    ) +
    piece(P('M-17 -98C-8 -112 8 -112 17 -98L0 -86Z'), '#e2a03c', { lift: 0.6 }) +
    piece(P('M-13 -90L0 -84L13 -90C10 -70 4 -62 0 -60C-4 -62 -10 -70 -13 -90Z'), '#7a2f22', { lift: 0.3 }) +
    piece(P('M-10 -74C-6 -66 6 -66 10 -74L4 -58H-4Z'), '#c98528', { lift: 0.5 }) +
    [
      [-168, 60, 18],
      [166, 76, 22],
      [120, 150, 12],
      [-120, 156, 14],
    ]
      .map(([x, y, r]) => piece(star(x!, y!, r!, r! * 0.3, 4), accent, { lift: 0.4 }))
      .join('')
  );
};
