import type { Hero } from '../../brush.ts';
import { mix, shade } from '../../colour.ts';
import { at, C, E, P, star } from '../../shapes.ts';

/** Draws a magpie on its finds, a coin in its beak. */
export const magpie: Hero = ({
  piece,
  line,
  theme: {
    hero: [black, white, sheen],
    accent,
  },
}) => {
  const gold = mix(accent, '#d99a2b', 0.55);
  const coin = (x: number, y: number, turn: number, size = 1) =>
    at(
      x,
      y,
      piece(E(0, 0, 40, 40), gold, { lift: 0.9 }) +
        piece(C(0, 0, 28), mix(gold, accent, 0.65), { lift: 0.2 }) +
        piece(star(0, 0, 16, 7, 5), shade(gold, -0.12), { flat: true }),
      size,
      turn,
    );
  const lying = (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      piece(E(0, 8, 46, 17), shade(gold, -0.3), { lift: 0.5 }) +
        piece(E(0, 0, 46, 17), gold, { lift: 0.7 }) +
        piece(E(0, -1, 32, 10), mix(gold, accent, 0.6), { flat: true }),
      1,
      turn,
    );
  const hoard =
    [
      [-150, 182, -6],
      [-62, 194, 4],
      [34, 190, -3],
      [128, 186, 7],
      [-108, 158, 8],
      [-14, 164, -5],
      [82, 160, 5],
      [-52, 136, -4],
      [40, 138, 6],
    ]
      .map(([x, y, turn]) => lying(x!, y!, turn!))
      .join('') +
    coin(-160, 130, -16, 0.92) +
    coin(150, 132, 18, 0.82);
  // A long tail, dark and glossy.
  const tail =
    piece(P('M-52 60C-110 96 -160 150 -200 176C-190 186 -176 190 -160 190C-110 168 -60 132 -14 100Z'), black, {
      lift: 0.9,
    }) +
    piece(P('M-64 84C-110 118 -146 152 -182 180C-140 160 -90 132 -40 104Z'), mix(black, sheen, 0.5), {
      lift: 0.2,
      opacity: 0.9,
    });
  const body =
    piece(
      P(
        'M58 -150C108 -150 126 -112 116 -72C124 10 96 92 28 124C-34 146 -88 118 -92 62C-92 -4 -40 -34 -16 -82C-2 -126 22 -150 58 -150Z',
      ),
      black,
      { lift: 1.3 },
    ) +
    piece(P('M108 -34C114 36 86 96 30 116C-8 126 -34 112 -34 88C10 92 66 40 76 -18C86 -34 98 -38 108 -34Z'), white, {
      lift: 0.5,
    });
  const wing =
    piece(P('M16 -50C-26 -40 -84 -2 -98 58C-106 98 -96 128 -72 140C-22 118 44 62 58 -4C52 -38 36 -54 16 -50Z'), black, {
      lift: 1,
    }) +
    piece(P('M14 -46C-16 -38 -48 -12 -62 18C-22 24 28 6 52 -20C44 -40 30 -50 14 -46Z'), white, { lift: 0.5 }) +
    [0, 1, 2, 3]
      .map((row) =>
        piece(
          P(
            `M${-66 + row * 12} ${30 - row * 4}C${-92 + row * 16} ${70 - row * 2} ${-96 + row * 20} ${104 - row * 4} ${-82 + row * 22} ${128 - row * 10}C${-54 + row * 20} ${104 - row * 8} ${-40 + row * 18} ${66 - row * 6} ${-40 + row * 16} ${26 - row * 4}Z`,
          ),
          mix(black, sheen, 0.35 + (row % 2) * 0.35),
          { lift: 0.4 },
        ),
      )
      .join('');
  const head =
    piece(P('M108 -122C146 -126 172 -112 184 -96C160 -96 130 -92 106 -94Z'), shade(black, -0.25), { lift: 0.7 }) +
    piece(P('M108 -98C134 -98 158 -96 172 -88C150 -78 126 -76 106 -82Z'), shade(black, -0.45), { lift: 0.4 }) +
    piece(C(80, -112, 12), accent, { lift: 0.3 }) +
    piece(C(82, -112, 7.5), '#0c0d14', { flat: true }) +
    piece(C(85, -115, 2.6), '#ffffff', { flat: true }) +
    piece(E(54, -136, 26, 8, -24), mix(black, sheen, 0.7), { lift: 0.1, opacity: 0.8 });
  return (
    tail +
    line('M-4 122V164M44 112V160', shade(gold, -0.45), 9) +
    body +
    wing +
    hoard +
    head +
    coin(186, -66, 10, 0.86) +
    [
      [-170, -120, 22],
      [-110, -170, 12],
      [186, -168, 16],
      [196, 60, 13],
    ]
      .map(([x, y, r]) => piece(star(x!, y!, r!, r! * 0.28, 4), accent, { lift: 0.4 }))
      .join('')
  );
};
