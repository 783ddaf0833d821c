import type { Hero } from '../../brush.ts';
import { mix, shade } from '../../colour.ts';
import { around, at, C, E, mirrored, P } from '../../shapes.ts';

const PETAL = 'M0 -176C30 -150 34 -104 24 -60H-24C-34 -104 -30 -150 0 -176Z';

/** Draws a sunflower that is a wheel: petals in turns of colour, a mark above them. */
export const sunflower: Hero = ({
  piece,
  line,
  theme: {
    hero: [petal, heart, second],
    near,
    accent,
  },
}) => {
  const leaf = (turn: number) =>
    at(
      0,
      168,
      piece(P('M0 0C40 -46 110 -44 156 -8C118 34 44 36 0 0Z'), shade(near, 0.14), { lift: 0.9 }) +
        line('M10 -2C50 -14 96 -14 136 -8', shade(near, -0.2), 4),
      1,
      turn,
    );
  const seeds = [66, 50, 34]
    .map((radius, ring) =>
      around(18 - ring * 4, () => piece(C(0, -radius, 4.6), mix(heart, accent, 0.3), { flat: true, opacity: 0.55 })),
    )
    .join('');
  return (
    piece(P('M-13 90C-8 140 -12 180 -16 214H16C12 180 10 140 13 90Z'), near, { lift: 0.8 }) +
    leaf(-18) +
    at(0, 0, leaf(198)) +
    at(
      0,
      -16,
      around(10, () => piece(P(PETAL), shade(second, -0.1), { lift: 0.9 }), 18) +
        around(20, (index) =>
          index % 2 ? '' : piece(P(PETAL), index % 4 ? petal : mix(petal, '#ffffff', 0.3), { lift: 1 }),
        ) +
        piece(C(0, 0, 88), shade(heart, -0.12), { lift: 1.2 }) +
        piece(C(0, 0, 76), heart, { lift: 0.6 }) +
        seeds +
        mirrored(
          piece(E(-30, -8, 13, 17), '#1d120a', { lift: 0.2 }) +
            piece(C(-26, -15, 5), '#fff', { flat: true }) +
            piece(E(-46, 20, 13, 8), '#ff8a5a', { flat: true, opacity: 0.6 }),
        ) +
        line('M-22 20C-10 36 10 36 22 20', '#1d120a', 6),
    ) +
    piece(P('M-28 -214H28L0 -158Z'), '#e2483c', { lift: 1.1 }) +
    piece(C(0, -206, 11), accent, { lift: 0.6 })
  );
};
