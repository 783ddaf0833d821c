import type { Hero } from '../../brush.ts';
import { mix, shade } from '../../colour.ts';
import { around, at, C, E, P, polar, star } from '../../shapes.ts';

/** Draws a hedgehog out at night, a moonflower over it on its vine. */
export const hedgehog: Hero = ({
  piece,
  line,
  theme: {
    hero: [petal, spines, face],
    accent,
  },
}) => {
  const green = '#3f8a55';
  const spiky = (radius: number, inner: number, count: number, colour: string, lift: number) =>
    piece(
      P(
        `M${Array.from({ length: count * 2 }, (_, index) =>
          polar(0, 0, index % 2 ? inner : radius, 175 + (230 / (count * 2 - 1)) * index)
            .map((value) => value.toFixed(1))
            .join(' '),
        ).join('L')}Z`,
      ),
      colour,
      { lift },
    );
  const flower = (x: number, y: number, size: number, turn: number) =>
    at(
      x,
      y,
      around(5, () => piece(P('M0 0C-40 -26 -46 -74 0 -92C46 -74 40 -26 0 0Z'), petal, { lift: 0.7 })) +
        around(5, () => line('M0 -12V-70', mix(petal, accent, 0.6), 5)) +
        piece(C(0, 0, 17), accent, { lift: 0.6 }) +
        piece(C(0, 0, 9), mix(accent, '#ffffff', 0.55), { flat: true }),
      size,
      turn,
    );
  const leaf = (x: number, y: number, size: number, turn: number) =>
    at(
      x,
      y,
      piece(P('M0 44C-54 10 -50 -40 -18 -40C-6 -40 0 -30 0 -24C0 -30 6 -40 18 -40C50 -40 54 10 0 44Z'), green, {
        lift: 0.7,
      }) + line('M0 -20V34', shade(green, -0.3), 4),
      size,
      turn,
    );
  const vine =
    line('M-196 190C-214 60 -150 20 -172 -70C-186 -134 -130 -196 -40 -186C40 -176 96 -204 150 -170', green, 12) +
    line('M150 -170C182 -150 176 -122 156 -124C142 -126 144 -144 156 -144', green, 8) +
    leaf(-196, 96, 0.86, -30) +
    leaf(-150, -20, 0.8, 60) +
    leaf(-186, -120, 0.8, -50) +
    leaf(60, -188, 0.72, 150) +
    flower(-96, -158, 0.82, 12) +
    flower(-182, 24, 0.56, -20) +
    flower(120, -150, 0.6, 40);
  const body =
    at(
      -6,
      84,
      spiky(158, 128, 15, shade(spines, -0.24), 0.9) +
        at(4, 8, spiky(136, 108, 13, spines, 0.7)) +
        at(8, 18, spiky(108, 82, 11, mix(spines, face, 0.28), 0.6)),
    ) +
    piece(
      P(
        'M-20 92C-16 34 40 10 86 30C116 44 132 76 160 100C178 116 170 136 146 140C110 158 40 168 -30 158C-50 140 -30 110 -20 92Z',
      ),
      face,
      { lift: 1.1 },
    ) +
    piece(E(14, 38, 22, 26, -26), shade(face, -0.12), { lift: 0.7 }) +
    piece(E(16, 42, 12, 15, -26), mix(face, '#e08a8a', 0.45), { flat: true }) +
    piece(C(92, 74, 12), '#1d1622', { flat: true }) +
    piece(C(96, 70, 4), '#ffffff', { flat: true }) +
    piece(C(166, 114, 15), '#2a1c26', { lift: 0.6 }) +
    line('M134 134C120 142 108 142 98 136', shade(face, -0.45), 5) +
    piece(E(80, 112, 20, 12), mix(face, '#f0857a', 0.5), { flat: true, opacity: 0.6 }) +
    [-70, 0, 86].map((x) => piece(E(x, 168, 30, 15), shade(face, -0.2), { lift: 0.6 })).join('');
  return (
    vine +
    body +
    [
      [180, -40, 16],
      [40, -96, 11],
      [-60, -66, 9],
    ]
      .map(([x, y, r]) => piece(star(x!, y!, r!, r! * 0.3, 4), accent, { lift: 0.4 }))
      .join('')
  );
};
