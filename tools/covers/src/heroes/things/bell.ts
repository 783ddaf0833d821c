import type { Hero } from '../../brush.ts';
import { at, C, mirrored, P, star } from '../../shapes.ts';

export const bell: Hero = ({
  piece,
  line,
  theme: {
    hero: [a, b, c],
    near,
  },
}) =>
  piece(P('M-24 -170A24 24 0 1 1 24 -170L14 -140H-14Z'), b, { lift: 0.8 }) +
  piece(C(0, 150, 34), b, { lift: 1 }) +
  piece(
    P('M0 -160C80 -160 104 -90 110 -20C116 50 130 90 170 124H-170C-130 90 -116 50 -110 -20C-104 -90 -80 -160 0 -160Z'),
    a,
    { lift: 1.3 },
  ) +
  piece(P('M-182 116H182C190 116 190 148 182 148H-182C-190 148 -190 116 -182 116Z'), b, { lift: 1 }) +
  piece(P('M-112 20C-40 40 40 40 112 20L116 46C40 68 -40 68 -116 46Z'), b, { lift: 0.4 }) +
  line('M-70 -90C-80 -50 -82 -20 -84 4', c, 15) +
  piece(star(0, -50, 36, 15, 5), c, { lift: 0.4 }) +
  at(
    -150,
    -150,
    piece(P('M0 0C-40 -30 -70 -10 -76 20C-46 40 -10 30 0 0ZM0 0C10 -44 46 -56 72 -38C66 -6 36 14 0 0Z'), '#d8342f', {
      lift: 0.7,
    }) + piece(C(0, 0, 12), near, { lift: 0.4 }),
    0.9,
  ) +
  mirrored(line('M-196 20C-206 40 -206 60 -200 80M-214 0C-230 30 -230 70 -222 96', near, 6));
