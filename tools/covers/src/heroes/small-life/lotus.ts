import type { Hero } from '../../brush.ts';
import { mix, shade } from '../../colour.ts';
import { around, at, C, E, P } from '../../shapes.ts';

export const lotus: Hero = ({
  piece,
  theme: {
    hero: [a, b, c],
    accent,
  },
}) => {
  const petal = (length: number, width: number, colour: string) =>
    piece(
      P(
        `M0 0C${-width} ${-length * 0.3} ${-width * 0.9} ${-length * 0.75} 0 ${-length}C${width * 0.9} ${-length * 0.75} ${width} ${-length * 0.3} 0 0Z`,
      ),
      colour,
      { lift: 0.8 },
    );
  const ring = (turns: number[], length: number, width: number, colour: string) =>
    turns.map((turn) => at(0, 110, petal(length, width, colour), 1, turn)).join('');
  return (
    piece(E(0, 150, 204, 44), c, { lift: 1 }) +
    piece(E(0, 142, 150, 28), shade(c, 0.14), { lift: 0.3 }) +
    ring([-78, 78, -62, 62], 210, 40, mix(a, b, 0.15)) +
    ring([-44, 44, -26, 26, 0], 262, 54, mix(a, b, 0.35)) +
    ring([-52, 52], 176, 48, b) +
    ring([-34, 34, -14, 14], 190, 50, mix(a, b, 0.65)) +
    ring([0], 168, 52, b) +
    ring([-64, 64, -40, 40], 120, 40, shade(b, 0.2)) +
    ring([-18, 18], 112, 40, shade(b, 0.3)) +
    piece(C(0, 70, 26), accent, { lift: 0.8 }) +
    around(12, () => piece(C(0, -18, 3.4), '#f2a53f', { flat: true }))
      .replace('<g', '<g transform="translate(0 70)"><g')
      .concat('</g>')
  );
};
