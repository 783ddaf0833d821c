import type { Hero } from '../../brush.ts';
import { mix, shade } from '../../colour.ts';
import { at, C, P, R, star } from '../../shapes.ts';

const pips: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-0.5, -0.5],
    [0.5, 0.5],
  ],
  3: [
    [-0.55, -0.55],
    [0, 0],
    [0.55, 0.55],
  ],
  4: [
    [-0.5, -0.5],
    [0.5, -0.5],
    [-0.5, 0.5],
    [0.5, 0.5],
  ],
  5: [
    [-0.55, -0.55],
    [0.55, -0.55],
    [0, 0],
    [-0.55, 0.55],
    [0.55, 0.55],
  ],
  6: [
    [-0.5, -0.6],
    [-0.5, 0],
    [-0.5, 0.6],
    [0.5, -0.6],
    [0.5, 0],
    [0.5, 0.6],
  ],
};

/** Draws two dice in isometric view, each face on its own plane. */
export const dice: Hero = ({
  piece,
  theme: {
    hero: [a, b, c],
    accent,
  },
}) => {
  const face = (matrix: string, colour: string, value: number, pip: string) =>
    `<g transform="matrix(${matrix})">${piece(R(-60, -60, 120, 120, 20), colour, { lift: 0.7 })}${pips[value]!.map(([x, y]) => piece(C(x * 60, y * 60, 14), pip, { lift: 0.15 })).join('')}</g>`;
  const die = (body: string, pip: string, values: [number, number, number]) =>
    piece(P('M0 -118L102 -59V59L0 118L-102 59V-59Z'), shade(body, -0.3), { lift: 1.3 }) +
    face('.866 .5 0 1 -51.9 30', shade(body, -0.04), values[1], pip) +
    face('.866 -.5 0 1 51.9 30', shade(body, -0.2), values[2], pip) +
    face('.866 .5 -.866 .5 0 -60', shade(body, 0.14), values[0], pip);
  return (
    at(78, -84, die(b, c === accent ? '#ffffff' : mix(c, '#ffffff', 0.55), [4, 2, 1]), 0.92, 16) +
    at(-58, 74, die(a, b, [5, 3, 6]), 1.12, -10) +
    [
      [-150, -120, 26],
      [150, 120, 22],
      [-176, -10, 12],
      [20, -206, 14],
    ]
      .map(([x, y, r]) => piece(star(x!, y!, r!, r! * 0.3, 4), accent, { lift: 0.6 }))
      .join('')
  );
};
