import type { Hero } from '../../brush.ts';
import { mix } from '../../colour.ts';
import { at, C, E, P } from '../../shapes.ts';

export const peacock: Hero = ({
  piece,
  line,
  theme: {
    hero: [a, b, c],
    accent,
  },
}) => {
  const feather = (length: number, colour: string) =>
    piece(
      P(
        `M-7 0C-${length * 0.12} ${-length * 0.5} ${-length * 0.17} ${-length * 0.8} 0 ${-length}C${length * 0.17} ${-length * 0.8} ${length * 0.12} ${-length * 0.5} 7 0Z`,
      ),
      colour,
      { lift: 0.6 },
    ) +
    piece(E(0, -length * 0.8, length * 0.085, length * 0.12), accent, { lift: 0 }) +
    piece(E(0, -length * 0.79, length * 0.06, length * 0.085), a, { lift: 0 }) +
    piece(C(0, -length * 0.77, length * 0.036), c, { lift: 0 });
  const fan = (count: number, length: number, colour: string, spread: number) =>
    Array.from({ length: count }, (_, i) =>
      at(0, 60, feather(length, colour), 1, -spread + (2 * spread * i) / (count - 1)),
    ).join('');
  return (
    fan(15, 262, b, 112) +
    fan(12, 214, mix(b, a, 0.55), 100) +
    fan(9, 164, a, 84) +
    piece(
      P(
        'M-50 204C-66 140 -40 110 -30 60C-22 20 -34 -20 -22 -62C-14 -92 18 -92 26 -66C34 -30 24 20 34 60C46 110 66 140 50 204Z',
      ),
      c,
      { lift: 1.2 },
    ) +
    piece(P('M-26 200C-34 160 -16 130 0 126C16 130 34 160 26 200Z'), a, { lift: 0.5 }) +
    piece(P('M20 -72L58 -58L22 -48Z'), accent, { lift: 0.6 }) +
    piece(C(6, -66, 8), '#fff', { lift: 0.2 }) +
    piece(C(8, -66, 4.5), '#10141c', { flat: true }) +
    [-24, 0, 24]
      .map((turn) => at(0, -88, line('M0 0V-36', accent, 3) + piece(C(0, -42, 8), a, { lift: 0.6 }), 1, turn))
      .join('')
  );
};
