import type { Hero } from '../../brush.ts';
import { mix, shade } from '../../colour.ts';
import { at, C, P } from '../../shapes.ts';

export const raven: Hero = ({
  piece,
  line,
  theme: {
    hero: [a, b, c],
    accent,
  },
}) => {
  const wing = [0, 1, 2, 3, 4]
    .map((i) =>
      piece(
        P(
          `M-40 ${-20 + i * 12}C${-110 - i * 6} ${-10 + i * 24} ${-130 + i * 6} ${60 + i * 22} ${-120 + i * 22} ${130 + i * 16}C${-90 + i * 18} ${90 + i * 14} ${-40 + i * 8} ${70 + i * 10} ${-10 + i * 6} ${40 + i * 10}Z`,
        ),
        mix(a, b, 0.15 + (i % 2) * 0.25),
        { lift: 0.7 },
      ),
    )
    .join('');
  return (
    piece(P('M-60 110C-120 160 -160 180 -186 206C-130 210 -70 190 -20 150Z'), shade(a, -0.15), { lift: 0.9 }) +
    piece(
      P(
        'M40 -150C96 -154 116 -110 104 -66C120 0 100 100 20 140C-50 170 -100 140 -96 70C-90 0 -40 -50 -20 -100C-8 -134 12 -148 40 -150Z',
      ),
      a,
      { lift: 1.3 },
    ) +
    wing +
    piece(P('M92 -130C140 -132 176 -112 190 -84C160 -92 130 -88 100 -82Z'), shade(a, -0.4), { lift: 0.9 }) +
    piece(P('M100 -96C130 -96 160 -96 178 -84C150 -76 124 -70 100 -72Z'), shade(a, -0.55), { lift: 0.5 }) +
    piece(C(68, -112, 13), accent, { lift: 0.5 }) +
    piece(C(71, -112, 7), '#120d1a', { flat: true }) +
    // The key it has taken for the toll.
    line('M168 -84C172 -60 164 -40 160 -30', c, 4) +
    at(
      156,
      16,
      piece(P('M0 -46A24 24 0 1 1 -0.1 -46ZM0 -34A12 12 0 1 0 0.1 -34Z'), c, { lift: 1 }) +
        piece(P('M-6 0H6V78H-6ZM6 46H26V58H6ZM6 66H22V78H6Z'), c, { lift: 1 }),
      1,
      10,
    ) +
    line('M-10 148V196M30 136V196', c, 8) +
    piece(P('M-200 194H200V226H-200Z'), shade(a, -0.3), { lift: 0.8 })
  );
};
