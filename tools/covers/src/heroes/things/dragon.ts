import type { Hero } from '../../brush.ts';
import { mix, shade } from '../../colour.ts';
import { around, at, C, E, mirrored, P } from '../../shapes.ts';

export const dragon: Hero = ({
  piece,
  line,
  theme: {
    hero: [a, b, c],
    accent,
  },
}) => {
  // The body is a string of cut scales along a curve, largest near the head.
  const path = Array.from({ length: 46 }, (_, i) => {
    const t = i / 45;
    return {
      x: 150 * Math.sin(t * 8.2 + 0.4) * (1 - t * 0.15),
      y: 200 - t * 330,
      r: 15 + 33 * Math.sin(Math.min(1, t * 1.2) * 1.5),
      t,
    };
  });
  const body = path
    .map(
      ({ x, y, r }, i) =>
        piece(C(x, y, r), i % 2 ? a : mix(a, b, 0.18), { lift: 0.6 }) +
        (i % 2
          ? piece(P(`M${x - 10} ${y - r + 4}L${x} ${y - r - 20}L${x + 10} ${y - r + 4}Z`), b, { lift: 0.4 })
          : piece(E(x, y + r * 0.2, r * 0.42, r * 0.3), c, { lift: 0 })),
    )
    .join('');
  const head =
    mirrored(
      piece(P('M-36 -60C-60 -100 -100 -116 -140 -110C-110 -90 -96 -60 -60 -36Z'), b, { lift: 0.8 }) +
        piece(P('M-60 -16C-110 -30 -150 -6 -160 30C-130 20 -100 26 -66 30Z'), '#e8483f', { lift: 0.8 }),
    ) +
    piece(
      P(
        'M0 -84C60 -84 84 -40 76 4C70 40 56 90 30 106C10 116 -10 116 -30 106C-56 90 -70 40 -76 4C-84 -40 -60 -84 0 -84Z',
      ),
      a,
      { lift: 1.2 },
    ) +
    piece(P('M-40 60C-30 44 30 44 40 60C40 94 20 108 0 108C-20 108 -40 94 -40 60Z'), mix(a, c, 0.35), { lift: 0.6 }) +
    mirrored(
      piece(E(-32, -12, 20, 18), '#fffaf0', { lift: 0.4 }) +
        piece(C(-28, -10, 10), '#1a0f12', { flat: true }) +
        piece(C(-15, 66, 6), shade(a, -0.5), { flat: true }) +
        piece(P('M-58 -36C-40 -48 -20 -44 -8 -32L-12 -22C-28 -30 -42 -30 -54 -24Z'), b, { lift: 0.4 }) +
        piece(P('M-28 102l6 22l10 -18z'), '#fff', { lift: 0.2 }),
    ) +
    mirrored(line('M-26 84C-70 100 -110 84 -136 110', b, 6)) +
    piece(P('M0 -84L14 -50L0 -30L-14 -50Z'), accent, { lift: 0.6 });
  return (
    body +
    at(28, -120, head, 0.92, -6) +
    at(
      -130,
      -60,
      piece(C(0, 0, 36), accent, { lift: 1 }) +
        around(8, () => piece(P('M-7 -40C-4 -56 4 -56 0 -74C14 -58 10 -46 7 -40Z'), '#ff7a3f', { lift: 0.4 })),
    )
  );
};
