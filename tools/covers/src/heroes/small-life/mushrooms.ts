import type { Hero } from '../../brush.ts';
import { mix, shade } from '../../colour.ts';
import { at, C, E, P } from '../../shapes.ts';

export const mushrooms: Hero = ({
  piece,
  theme: {
    hero: [a, b, c],
    accent,
  },
}) => {
  const toadstool = (colour: string, house: boolean) =>
    piece(P('M-44 200C-60 120 -48 60 -40 0H40C48 60 60 120 44 200Z'), b, { lift: 1 }) +
    piece(P('M-70 20C-40 50 40 50 70 20L52 4H-52Z'), shade(b, -0.14), { lift: 0.6 }) +
    piece(P('M-150 20C-156 -90 -90 -170 0 -170C90 -170 156 -90 150 20C80 40 -80 40 -150 20Z'), colour, { lift: 1.3 }) +
    [
      [-84, -50, 25],
      [10, -110, 29],
      [84, -34, 24],
      [-20, -22, 16],
      [-44, -122, 14],
      [70, -104, 13],
    ]
      .map(([x, y, r]) => piece(E(x!, y!, r!, r! * 0.84), shade(b, 0.3), { lift: 0.4 }))
      .join('') +
    (house
      ? piece(P('M-20 196V130A20 20 0 0 1 20 130V196Z'), c, { lift: 0.6 }) +
        piece(C(10, 160, 3.4), accent, { flat: true }) +
        piece(C(0, 80, 16), accent, { lift: 0.5 }) +
        piece(P('M-16 78h32v4h-32zM-2 64h4v32h-4z'), c, { flat: true })
      : '');
  return (
    at(-126, 76, toadstool(mix(a, c, 0.35), false), 0.56, -10) +
    at(136, 88, toadstool(mix(a, '#f2b53f', 0.5), false), 0.5, 9) +
    at(0, 0, toadstool(a, true))
  );
};
