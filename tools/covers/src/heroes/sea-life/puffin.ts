import type { Hero } from '../../brush.ts';
import { mix, shade } from '../../colour.ts';
import { at, C, curve, E, mirrored, P } from '../../shapes.ts';

export const puffin: Hero = ({
  piece,
  theme: {
    hero: [a, b, c],
    far,
  },
}) =>
  piece(
    P(
      curve([
        [-190, 200],
        [-150, 160],
        [0, 150],
        [150, 160],
        [190, 200],
        [0, 230],
      ]),
    ),
    mix(far, '#8a7a6a', 0.4),
    { lift: 0.9 },
  ) +
  mirrored(piece(P('M-30 150C-70 150 -84 176 -80 182H-14Z'), b, { lift: 0.7 })) +
  piece(P('M0 -170C90 -170 120 -90 114 0C112 100 70 166 0 166C-70 166 -112 100 -114 0C-120 -90 -90 -170 0 -170Z'), a, {
    lift: 1.3,
  }) +
  piece(P('M0 -10C60 -10 84 30 80 80C74 130 40 156 0 156C-40 156 -74 130 -80 80C-84 30 -60 -10 0 -10Z'), c, {
    lift: 0.6,
  }) +
  mirrored(
    piece(P('M-104 -30C-150 20 -150 90 -120 124C-100 90 -92 40 -90 0Z'), shade(a, -0.2), { lift: 0.8 }) +
      piece(E(-50, -86, 46, 52), c, { lift: 0.5 }) +
      piece(C(-50, -92, 15), '#1a1c26', { lift: 0.3 }) +
      piece(C(-45, -98, 5), '#fff', { flat: true }) +
      piece(P('M-50 -116l14 10h-28z'), b, { flat: true }),
  ) +
  piece(P('M0 -110C40 -104 48 -50 0 -14C-48 -50 -40 -104 0 -110Z'), b, { lift: 1 }) +
  piece(P('M0 -110C24 -106 34 -86 32 -70C12 -62 -12 -62 -32 -70C-34 -86 -24 -106 0 -110Z'), '#4a5f8a', { lift: 0.3 }) +
  piece(P('M-34 -66C-12 -58 12 -58 34 -66L30 -54C12 -48 -12 -48 -30 -54Z'), '#ffd76a', { lift: 0.1 }) +
  at(
    118,
    120,
    piece(P('M-60 0H60L46 74H-46Z'), '#c98a4a', { lift: 1 }) +
      piece(P('M-62 0C-62 -70 62 -70 62 0H48C48 -50 -48 -50 -48 0Z'), '#a86a34', { lift: 0.7 }) +
      piece(P('M-66 -6H66V14H-66Z'), '#e85a4a', { lift: 0.7 }),
    0.85,
    4,
  );
