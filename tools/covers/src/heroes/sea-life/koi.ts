import type { Hero } from '../../brush.ts';
import { shade } from '../../colour.ts';
import { at, C, mirrored, P } from '../../shapes.ts';

export const koi: Hero = ({
  piece,
  theme: {
    hero: [a, b, c],
  },
}) => {
  const fish = (body: string, patch: string) =>
    piece(
      P('M-6 120C-60 150 -80 190 -66 214C-40 200 -20 180 0 150C20 180 40 200 66 214C80 190 60 150 6 120Z'),
      shade(body, 0.1),
      { lift: 0.8, opacity: 0.95 },
    ) +
    mirrored(
      piece(P('M-40 -40C-92 -44 -120 -10 -116 20C-84 16 -50 0 -36 -10Z'), shade(body, 0.1), { lift: 0.7 }) +
        piece(P('M-26 60C-60 66 -72 90 -66 104C-46 100 -28 86 -20 76Z'), shade(body, 0.1), { lift: 0.6 }),
    ) +
    piece(
      P('M0 -150C40 -146 58 -100 52 -40C46 30 26 90 8 136H-8C-26 90 -46 30 -52 -40C-58 -100 -40 -146 0 -150Z'),
      body,
      { lift: 1.2 },
    ) +
    piece(P('M-20 -132C10 -150 40 -120 34 -84C10 -70 -30 -90 -20 -132Z'), patch, { lift: 0.2 }) +
    piece(P('M-44 -30C-10 -52 30 -30 22 10C-4 40 -40 20 -44 -30Z'), patch, { lift: 0.2 }) +
    piece(P('M-18 60C6 46 26 60 14 92C-4 106 -20 90 -18 60Z'), patch, { lift: 0.2 }) +
    mirrored(piece(C(-30, -112, 7), '#18202c', { lift: 0.2 }) + piece(C(-31, -114, 2.4), '#fff', { flat: true }));
  const bent = (body: string, patch: string) => fish(body, patch);
  return at(-66, 20, bent(b, a), 0.92, 24) + at(76, -16, bent(a, c), 0.92, 204);
};
