import type { Hero } from '../../brush.ts';
import { shade } from '../../colour.ts';
import { E, mirrored, P } from '../../shapes.ts';

export const jellyfish: Hero = ({
  piece,
  line,
  canvas,
  theme: {
    hero: [a, b, c],
    accent,
  },
}) => {
  const arms = Array.from({ length: 9 }, (_, i) => {
    const x = -104 + i * 26;
    const sway = 26 * Math.sin(i * 1.7);
    return line(
      `M${x} 6C${x + sway} 60 ${x - sway} 110 ${x + sway * 0.6} ${170 + (i % 3) * 20}`,
      i % 2 ? b : a,
      5 - (i % 3),
    );
  }).join('');
  const frills = [-44, 0, 44]
    .map((x, i) =>
      piece(
        P(
          `M${x - 20} 0C${x - 46} 50 ${x + 10} 80 ${x - 22} 130C${x - 6} 150 ${x + 6} 150 ${x + 16} 124C${x + 40} 84 ${x + 6} 50 ${x + 20} 0Z`,
        ),
        i % 2 ? c : a,
        { lift: 0.7, opacity: 0.9 },
      ),
    )
    .join('');
  return (
    `<circle cy="-60" r="220" fill="${canvas.radial(0.5, 0.5, 0.5, [0, accent, 0.65], [1, accent, 0])}"/>` +
    arms +
    frills +
    piece(
      P(
        'M-150 4C-160 -110 -90 -186 0 -186C90 -186 160 -110 150 4C130 -16 116 -16 100 6C84 -16 66 -16 50 8C34 -14 16 -14 0 8C-16 -14 -34 -14 -50 8C-66 -16 -84 -16 -100 6C-116 -16 -130 -16 -150 4Z',
      ),
      a,
      { lift: 1.3 },
    ) +
    piece(P('M-104 -20C-110 -100 -60 -150 0 -150C60 -150 110 -100 104 -20C70 -40 -70 -40 -104 -20Z'), c, {
      lift: 0.4,
      opacity: 0.8,
    }) +
    [-60, -20, 20, 60]
      .map((x) => line(`M${x * 1.3} -8C${x * 1.1} -60 ${x * 0.8} -100 ${x * 0.3} -146`, shade(a, 0.4), 3))
      .join('') +
    piece(E(-60, -120, 34, 18, -36), '#fff', { flat: true, opacity: 0.55 }) +
    mirrored(piece(E(-30, -50, 8, 11), '#240f30', { flat: true })) +
    line('M-10 -34C-4 -28 4 -28 10 -34', '#240f30', 4)
  );
};
