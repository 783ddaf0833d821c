import type { Hero } from '../../brush.ts';
import { mix, shade } from '../../colour.ts';
import { at, C, mirrored, P, R } from '../../shapes.ts';

export const castle: Hero = ({
  piece,
  line,
  theme: {
    hero: [a, b, c],
    accent,
    near,
  },
}) => {
  const tower = (x: number, base: number, w: number, h: number, roof: number) =>
    at(
      x,
      base,
      piece(R(-w / 2, -h, w, h + 10), a, { lift: 0.9 }) +
        [0, 1].map((i) => piece(P(`M-7 ${-h + 34 + i * 60}a7 9 0 0 1 14 0v20h-14z`), accent, { flat: true })).join('') +
        piece(R(-w / 2 - 7, -h - 10, w + 14, 20, 3), shade(a, -0.16), { lift: 0.6 }) +
        piece(
          P(
            `M${-w / 2 - 12} ${-h - 8}C${-w / 4} ${-h - roof * 0.4} -6 ${-h - roof * 0.7} 0 ${-h - roof}C6 ${-h - roof * 0.7} ${w / 4} ${-h - roof * 0.4} ${w / 2 + 12} ${-h - 8}Z`,
          ),
          b,
          { lift: 0.9 },
        ) +
        line(`M0 ${-h - roof}v-30`, near, 3.4) +
        piece(P(`M0 ${-h - roof - 30}l34 10l-34 12z`), c, { lift: 0.5 }),
    );
  return (
    piece(P('M-230 230C-190 130 -110 110 0 104C110 110 190 130 230 230Z'), mix(near, a, 0.2), { lift: 1 }) +
    tower(-106, 150, 56, 180, 92) +
    tower(110, 150, 52, 150, 86) +
    tower(44, 130, 44, 230, 84) +
    tower(-32, 130, 64, 268, 108) +
    piece(P('M-130 156V30H-110V50H-84V30H-58V50H-30V30H-4V50H22V30H48V50H74V30H100V50H130V156Z'), shade(a, 0.08), {
      lift: 1,
    }) +
    piece(P('M-34 156V104A34 34 0 0 1 34 104V156Z'), near, { lift: 0.6 }) +
    line('M-20 96V156M0 74V156M20 96V156M-34 120H34', shade(c, -0.2), 4) +
    mirrored(piece(C(-86, 100, 14), accent, { lift: 0.3 })) +
    piece(P('M-24 156C-40 190 -80 200 -90 232H40C60 200 30 190 24 156Z'), shade(a, 0.2), { lift: 0.4 })
  );
};
