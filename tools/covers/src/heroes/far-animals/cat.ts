import type { Hero } from '../../brush.ts';
import { shade } from '../../colour.ts';
import { at, C, E, mirrored, P } from '../../shapes.ts';

export const cat: Hero = ({
  piece,
  line,
  canvas,
  theme: {
    hero: [a, b, c],
    accent,
    far,
  },
}) =>
  // A lit attic window, the cat on its sill.
  piece(P('M-150 204V-60A150 150 0 0 1 150 -60V204Z'), shade(far, -0.3), { lift: 1 }) +
  `<path d="M-128 204V-60A128 128 0 0 1 128 -60V204Z" fill="${canvas.radial(0.5, 0.4, 0.8, [0, shade(accent, 0.4)], [0.6, accent], [1, b])}"/>` +
  line('M0 -188V204M-128 10H128M-118 -90H118', shade(far, -0.3), 9) +
  piece(P('M62 196C130 196 170 150 150 96C142 74 160 60 172 78C206 140 160 226 60 218Z'), a, { lift: 0.8 }) +
  piece(
    P(
      'M-74 208C-86 120 -50 70 -36 30C-72 0 -74 -50 -64 -104L-24 -66C-8 -72 14 -72 30 -66L70 -104C80 -50 76 0 42 30C58 70 92 120 80 208Z',
    ),
    a,
    { lift: 1.2 },
  ) +
  mirrored(
    at(
      3,
      0,
      piece(P('M-62 -88L-34 -62L-56 -44Z'), c, { lift: 0.2 }) +
        piece(E(-28, -24, 15, 17), accent, { lift: 0.3 }) +
        piece(E(-28, -24, 4.5, 15), '#140f1e', { flat: true }),
    ),
  ) +
  piece(P('M-8 2H14L3 14Z'), '#f08aa0', { lift: 0.2 }) +
  line('M-30 12L-84 4M-30 18L-80 26M36 12L90 4M36 18L86 26', shade(c, 0.3), 2.4) +
  line('M-30 40C-10 54 16 54 36 40', '#d8433f', 9) +
  piece(C(3, 56, 11), '#ffd24a', { lift: 0.5 }) +
  piece(P('M-170 204H170V232H-170Z'), shade(far, -0.15), { lift: 0.9 });
