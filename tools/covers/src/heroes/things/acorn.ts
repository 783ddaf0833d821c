import type { Hero } from '../../brush.ts';
import { mix, shade } from '../../colour.ts';
import { at, C, E, P } from '../../shapes.ts';

const LEAF =
  'M0 -96C20 -84 16 -66 34 -58C56 -52 40 -34 50 -22C66 -8 44 0 46 16C44 40 16 40 10 62L4 96H-4L-10 62C-16 40 -44 40 -46 16C-44 0 -66 -8 -50 -22C-40 -34 -56 -52 -34 -58C-16 -66 -20 -84 0 -96Z';

/** Draws an acorn falling through rows of pegs, two oak leaves behind it. */
export const acorn: Hero = ({
  piece,
  line,
  theme: {
    hero: [nut, cup, light],
    near,
    accent,
  },
}) => {
  const pegs = [3, 4, 5]
    .flatMap((count, row) =>
      Array.from({ length: count }, (_, peg) => [(peg - (count - 1) / 2) * 92, 92 + row * 50] as const),
    )
    .map(([x, y]) => piece(C(x, y, 12), mix(accent, light, 0.4), { lift: 0.9 }))
    .join('');
  const leaf = (turn: number, colour: string) =>
    at(
      0,
      0,
      at(0, -84, piece(P(LEAF), colour, { lift: 0.9 }) + line('M0 -80V90', shade(colour, -0.3), 5), 1.3),
      1,
      turn,
    );
  const body =
    piece(P('M-74 -18C-74 64 -40 98 0 126C40 98 74 64 74 -18Z'), nut, { lift: 1.4 }) +
    piece(E(-34, 34, 13, 40, 12), mix(light, nut, 0.3), { lift: 0.1, opacity: 0.7 }) +
    piece(P('M-8 -84C-10 -108 2 -122 20 -128L26 -114C14 -108 10 -100 10 -84Z'), shade(cup, -0.2), { lift: 0.6 }) +
    piece(P('M-94 -8C-98 -62 -50 -88 0 -88C50 -88 98 -62 94 -8C64 12 -64 12 -94 -8Z'), cup, { lift: 1.2 }) +
    [-62, -32, 0, 32, 62].map((x) => line(`M${x} -2L${x * 0.5} -80`, shade(cup, -0.3), 4)).join('') +
    [-28, -54]
      .map((y) => line(`M${-84 - y * 0.3} ${y}C-40 ${y + 18} 40 ${y + 18} ${84 + y * 0.3} ${y}`, shade(cup, -0.3), 4))
      .join('');
  return (
    at(-58, -52, leaf(-66, shade(near, 0.28))) +
    at(52, -56, leaf(58, shade(near, 0.12))) +
    pegs +
    line('M-30 -186C-12 -172 -22 -150 -4 -140', accent, 7) +
    line('M40 -190C48 -172 34 -160 46 -142', accent, 7) +
    at(4, -22, body, 0.98, 14)
  );
};
