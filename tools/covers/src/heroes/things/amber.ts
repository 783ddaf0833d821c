import type { Hero } from '../../brush.ts';
import { mix, shade } from '../../colour.ts';
import { at, C, curve, E, mirrored, P, star } from '../../shapes.ts';

const nugget: [number, number][] = [
  [-96, -104],
  [-20, -140],
  [70, -126],
  [132, -58],
  [142, 26],
  [96, 112],
  [8, 142],
  [-92, 118],
  [-146, 40],
  [-140, -46],
];

/** Draws a nugget of amber with a beetle in it, a pickaxe leaning behind. */
export const amber: Hero = ({
  piece,
  line,
  theme: {
    hero: [body, wood, light],
    accent,
  },
}) => {
  const beetle = shade(wood, -0.45);
  const legs = mirrored(
    [-34, 2, 40].map((y, row) => line(`M30 ${y}L66 ${y - 16 + row * 14}L84 ${y + 8 + row * 12}`, beetle, 8)).join('') +
      line('M10 -74C16 -96 30 -104 44 -104', beetle, 6),
  );
  const pick =
    piece(P('M-12 -196H12L16 200H-16Z'), shade(wood, 0.12), { lift: 1 }) +
    piece(
      P(
        'M-168 -118C-110 -196 -50 -216 0 -216C50 -216 110 -196 168 -118C112 -158 56 -168 0 -168C-56 -168 -112 -158 -168 -118Z',
      ),
      '#8d93a0',
      {
        lift: 1.2,
      },
    );
  return (
    at(34, 2, pick, 0.98, 34) +
    at(
      -8,
      22,
      piece(P(curve(nugget)), body, { lift: 1.6 }) +
        piece(P('M-120 40C-60 4 40 92 136 34C126 104 60 140 0 138C-60 136 -112 108 -120 40Z'), shade(body, -0.16), {
          lift: 0.1,
          opacity: 0.7,
        }) +
        piece(E(-52, -72, 46, 24, -32), mix(light, body, 0.25), { lift: 0.1, opacity: 0.75 }) +
        at(
          6,
          16,
          legs +
            piece(E(0, 12, 44, 66), shade(wood, -0.25), { lift: 0.7 }) +
            piece(C(0, -62, 26), beetle, { lift: 0.6 }) +
            line('M0 -48V76', shade(beetle, -0.4), 5) +
            piece(E(-17, -10, 8, 24, 12), mix(light, wood, 0.4), { lift: 0.1, opacity: 0.7 }),
          0.92,
          -18,
        ) +
        piece(E(88, 86, 26, 10, -38), light, { lift: 0.1, opacity: 0.45 }),
      1.06,
    ) +
    [
      [-168, -132, 24],
      [170, 104, 20],
      [-176, 120, 12],
      [150, -176, 13],
    ]
      .map(([x, y, r]) => piece(star(x!, y!, r!, r! * 0.3, 4), accent, { lift: 0.5 }))
      .join('')
  );
};
