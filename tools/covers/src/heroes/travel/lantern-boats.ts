import type { Hero } from '../../brush.ts';
import { mix, shade } from '../../colour.ts';
import { at, C, E, P, R } from '../../shapes.ts';

export const lanternBoats: Hero = ({
  piece,
  line,
  canvas,
  theme: {
    hero: [a, b, c],
    accent,
  },
}) => {
  const lantern = (x: number, y: number, s: number, body: string) =>
    at(
      x,
      y,
      `<circle r="130" fill="${canvas.radial(0.5, 0.5, 0.5, [0, accent, 0.7], [1, accent, 0])}"/>` +
        line('M0 -130V-84', b, 4) +
        piece(R(-34, -86, 68, 16, 6), b, { lift: 0.6 }) +
        piece(P('M-40 -70C-96 -40 -96 40 -40 70H40C96 40 96 -40 40 -70Z'), body, { lift: 1.2 }) +
        [-40, 0, 40]
          .map((rib) =>
            line(`M${rib * 0.6} -68C${rib * 1.7} -30 ${rib * 1.7} 30 ${rib * 0.6} 68`, mix(body, b, 0.55), 3.4),
          )
          .join('') +
        piece(E(0, 8, 26, 40), shade(accent, 0.4), { flat: true, opacity: 0.55 }) +
        piece(R(-34, 68, 68, 14, 6), b, { lift: 0.6 }) +
        line('M0 82V124M-10 88V112M10 88V112', b, 4),
      s,
    );
  return (
    lantern(-136, -96, 0.66, mix(a, b, 0.2)) +
    lantern(148, -120, 0.56, mix(a, '#8a2f6a', 0.3)) +
    lantern(0, -40, 1.16, a) +
    at(
      0,
      150,
      piece(
        P(
          'M-170 -30C-190 -34 -206 -50 -212 -70C-180 -60 -150 -40 -120 -36H120C150 -40 180 -60 212 -70C206 -50 190 -34 170 -30C150 30 90 50 0 50C-90 50 -150 30 -170 -30Z',
        ),
        '#5a2a3a',
        { lift: 1.2 },
      ) + line('M-160 -10C-80 16 80 16 160 -10', b, 5),
    ) +
    at(
      -104,
      96,
      piece(P('M-16 40C-18 0 -10 -20 0 -24C10 -20 18 0 16 40Z'), c, { lift: 0.6 }) +
        piece(C(0, -34, 13), '#f2c9a0', { lift: 0.4 }) +
        piece(P('M-36 -34L0 -62L36 -34Z'), b, { lift: 0.7 }),
    )
  );
};
