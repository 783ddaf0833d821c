import type { Hero } from '../../brush.ts';
import { mix } from '../../colour.ts';
import { at, C, E, mirrored, P, R } from '../../shapes.ts';

export const panda: Hero = ({
  piece,
  line,
  theme: {
    hero: [a, b, c],
    far,
  },
}) => {
  const cane = at(
    112,
    10,
    [-190, -100, -10, 80].map((y) => piece(R(-12, y, 24, 86, 8), far, { lift: 0.7 })).join('') +
      [-110, -20]
        .map((y, i) =>
          at(
            0,
            y,
            piece(P('M0 0C40 -10 70 -40 78 -70C44 -64 12 -40 0 0Z'), mix(far, '#9fdc6a', 0.4), { lift: 0.6 }),
            1,
            i * 20,
          ),
        )
        .join(''),
    1,
    8,
  );
  return (
    piece(P('M-130 204C-136 110 -80 56 0 56C80 56 136 110 130 204Z'), a, { lift: 1 }) +
    piece(P('M-132 190C-140 120 -100 70 -40 62C-60 110 -70 150 -64 204H-130Z'), b, { lift: 0.8 }) +
    mirrored(piece(C(-100, -132, 42), b, { lift: 1 })) +
    piece(E(0, -50, 138, 116), a, { lift: 1.3 }) +
    mirrored(
      piece(E(-56, -52, 34, 44, 24), b, { lift: 0.4 }) +
        piece(C(-52, -56, 14), '#fff', { lift: 0.2 }) +
        piece(C(-50, -54, 9), '#1a1a22', { flat: true }) +
        piece(C(-47, -58, 3.4), '#fff', { flat: true }) +
        piece(E(-92, -4, 20, 13), c, { flat: true, opacity: 0.4 }),
    ) +
    piece(P('M-22 -12C-20 -28 20 -28 22 -12C18 6 -18 6 -22 -12Z'), b, { lift: 0.5 }) +
    line('M0 2V16M-24 24C-14 36 -4 30 0 18C4 30 14 36 24 24', b, 5) +
    cane +
    piece(P('M60 200C70 130 110 110 146 130C160 150 140 170 116 168C112 184 104 200 100 204Z'), b, { lift: 1 })
  );
};
