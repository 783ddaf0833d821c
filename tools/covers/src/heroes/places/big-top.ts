import type { Hero } from '../../brush.ts';
import { around, at, C, P } from '../../shapes.ts';

export const bigTop: Hero = ({
  piece,
  line,
  theme: {
    hero: [a, b, c],
    accent,
  },
}) =>
  line('M0 -150V-204', c, 6) +
  piece(P('M0 -204L64 -186L0 -166Z'), a, { lift: 0.8 }) +
  Array.from({ length: 8 }, (_, i) => {
    const [x1, x2] = [-200 + i * 50, -150 + i * 50];
    return piece(
      P(`M0 -152C${x1 * 0.3} -110 ${x1 * 0.7} -60 ${x1} -10H${x2}C${x2 * 0.7} -60 ${x2 * 0.3} -110 0 -152Z`),
      i % 2 ? b : a,
      { lift: 0.6 },
    );
  }).join('') +
  Array.from({ length: 8 }, (_, i) =>
    piece(P(`M${-184 + i * 46} 4H${-138 + i * 46}L${-142 + i * 47} 196H${-190 + i * 47.5}Z`), i % 2 ? a : b, {
      lift: 0.6,
    }),
  ).join('') +
  Array.from({ length: 8 }, (_, i) =>
    piece(P(`M${-204 + i * 51} -12h51v16a25.5 22 0 0 1-51 0Z`), i % 2 ? c : a, { lift: 0.8 }),
  ).join('') +
  piece(P('M-62 196C-58 110 -30 60 0 40C30 60 58 110 62 196Z'), '#241a3a', { lift: 0.8 }) +
  piece(
    P('M0 40C-30 60 -58 110 -62 196L-36 196C-34 130 -20 80 0 40ZM0 40C30 60 58 110 62 196L36 196C34 130 20 80 0 40Z'),
    c,
    { lift: 0.6 },
  ) +
  at(
    0,
    128,
    around(8, () => piece(P('M-4 -10L0 -42L4 -10Z'), accent, { flat: true })) +
      piece(C(0, 0, 15), accent, { lift: 0.4 }),
  ) +
  Array.from({ length: 9 }, (_, i) => piece(C(-168 + i * 42, 34, 6), accent, { flat: true })).join('');
