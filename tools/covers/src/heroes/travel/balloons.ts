import type { Hero } from '../../brush.ts';
import { mix } from '../../colour.ts';
import { at, mirrored, P, R } from '../../shapes.ts';

export const balloons: Hero = ({
  piece,
  line,
  theme: {
    hero: [a, b, c],
  },
}) => {
  const balloon = (one: string, two: string) =>
    piece(
      P('M-120 -70C-120 -150 -66 -204 0 -204C66 -204 120 -150 120 -70C120 0 60 50 34 84H-34C-60 50 -120 0 -120 -70Z'),
      one,
      { lift: 1.2 },
    ) +
    mirrored(
      piece(P('M-34 84C-60 50 -120 0 -120 -70C-120 -110 -106 -146 -80 -172C-96 -110 -80 0 -34 84Z'), two, {
        lift: 0.3,
      }) + piece(P('M-12 84C-40 10 -46 -110 -18 -203C-12 -204 -6 -204 0 -204V84Z'), two, { lift: 0.3 }),
    ) +
    piece(P('M-120 -76C-60 -50 60 -50 120 -76L118 -50C60 -24 -60 -24 -118 -50Z'), c, { lift: 0.4 }) +
    line('M-32 86L-22 130M32 86L22 130M0 86V130', '#5a3a2a', 3) +
    piece(P('M-32 130H32L26 176H-26Z'), '#a8683a', { lift: 0.9 }) +
    piece(R(-36, 126, 72, 12, 5), '#c98a4a', { lift: 0.5 });
  return (
    at(-150, -80, balloon(b, a), 0.4, -4) +
    at(150, -110, balloon(mix(a, c, 0.4), b), 0.34, 5) +
    at(10, 14, balloon(a, b), 1)
  );
};
