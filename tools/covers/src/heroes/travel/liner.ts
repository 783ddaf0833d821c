import type { Hero } from '../../brush.ts';
import { mix, shade } from '../../colour.ts';
import { at, mirrored, P, R } from '../../shapes.ts';

export const liner: Hero = ({
  piece,
  line,
  theme: {
    hero: [a, b, c],
    accent,
  },
}) =>
  // The prow from below, as on a travel poster.
  [-78, 0, 78]
    .map((x, i) =>
      at(
        x * 0.7,
        -130 - (i % 2) * 14,
        piece(P('M-28 60L-22 -50H30L30 60Z'), b, { lift: 0.9 }) +
          piece(P('M-24 -22L-22 -50H30V-22Z'), a, { lift: 0.2 }),
      ),
    )
    .join('') +
  piece(P('M-150 -60L-128 -110H128L150 -60Z'), c, { lift: 0.9 }) +
  piece(P('M-176 -14L-158 -66H158L176 -14Z'), c, { lift: 0.9 }) +
  Array.from({ length: 9 }, (_, i) =>
    piece(R(-124 + i * 29, -50, 16, 18, 4), mix(a, '#5fb8d8', 0.5), { flat: true }),
  ).join('') +
  Array.from({ length: 7 }, (_, i) =>
    piece(R(-98 + i * 30, -96, 14, 16, 4), mix(a, '#5fb8d8', 0.5), { flat: true }),
  ).join('') +
  piece(P('M-206 -20H206C196 60 120 160 0 214C-120 160 -196 60 -206 -20Z'), a, { lift: 1.3 }) +
  piece(P('M0 -20H206C196 60 120 160 0 214Z'), shade(a, 0.14), { lift: 0.2 }) +
  piece(P('M-176 84C-120 150 -60 186 0 214C60 186 120 150 176 84C120 120 60 150 0 170C-60 150 -120 120 -176 84Z'), b, {
    lift: 0.5,
  }) +
  line('M-206 -20C-150 10 -60 20 0 22C60 20 150 10 206 -20M0 22V206', c, 5) +
  mirrored(line('M-44 74V112M-58 90H-30M-64 104C-58 124 -30 124 -24 104', accent, 6)) +
  [
    [-180, -170],
    [-140, -190],
    [176, -176],
  ]
    .map(([x, y]) =>
      line(
        `M${x! - 20} ${y}C${x! - 10} ${y! - 12} ${x! - 4} ${y! - 6} ${x} ${y! + 4}C${x! + 4} ${y! - 6} ${x! + 10} ${y! - 12} ${x! + 20} ${y}`,
        a,
        4.5,
      ),
    )
    .join('');
