import type { Hero } from '../../brush.ts';
import { mix, shade } from '../../colour.ts';
import { C, E, mirrored, P, R } from '../../shapes.ts';

/** Draws a badger in coat and cap on his evening round, one arm about a lamp that burns. */
export const badger: Hero = ({
  piece,
  line,
  theme: {
    hero: [fur, pale, coat],
    accent,
  },
}) => {
  const iron = '#2c3242';
  const dark = shade(fur, -0.5);
  const moved = (x: number, y: number, body: string) => `<g transform="translate(${x} ${y})">${body}</g>`;
  const halo = [138, 112, 88, 64]
    .map((r, at) => piece(C(0, -22, r), mix(accent, '#ffffff', at * 0.15), { flat: true, opacity: 0.05 + at * 0.07 }))
    .join('');
  const lamp = moved(
    128,
    -92,
    halo +
      piece(R(-9, 44, 18, 260, 6), iron, { lift: 0.9 }) +
      piece(P('M-34 46H34L22 66H-22Z'), shade(iron, 0.12), { lift: 0.7 }) +
      piece(P('M-54 -62H54L38 48H-38Z'), mix(accent, '#fff4d0', 0.35), { lift: 0.5 }) +
      piece(P('M0 -44C20 -14 22 8 0 34C-22 8 -20 -14 0 -44Z'), '#fffdf0', { flat: true, opacity: 0.95 }) +
      line('M-54 -62L-38 48M54 -62L38 48M0 -62V48', iron, 6) +
      piece(P('M-68 -58L0 -116L68 -58Z'), iron, { lift: 0.9 }) +
      piece(C(0, -122, 13), accent, { lift: 0.6 }),
  );
  const head =
    mirrored(
      piece(C(-82, -62, 27), dark, { lift: 0.8 }) + piece(C(-82, -60, 14), mix(pale, '#e79a8a', 0.35), { lift: 0.3 }),
    ) +
    piece(
      P(
        'M0 -98C58 -98 96 -66 98 -18C100 16 78 42 52 60C34 74 20 84 0 84C-20 84 -34 74 -52 60C-78 42 -100 16 -98 -18C-96 -66 -58 -98 0 -98Z',
      ),
      pale,
      { lift: 1.2 },
    ) +
    mirrored(
      piece(
        P('M-26 -96C-64 -86 -84 -52 -78 -14C-74 12 -54 34 -28 44C-20 14 -24 -18 -20 -48C-18 -66 -18 -82 -26 -96Z'),
        dark,
        {
          lift: 0.5,
        },
      ) +
        piece(C(-46, -10, 13), '#fdf8ec', { flat: true }) +
        piece(C(-44, -9, 9), '#0d0b12', { flat: true }) +
        piece(C(-41, -13, 3.4), '#ffffff', { flat: true }) +
        line('M-1 69C-6 75 -14 76 -20 73', shade(fur, -0.3), 3),
    ) +
    piece(E(0, 48, 21, 15), '#17131c', { lift: 0.7 }) +
    piece(E(-6, 43, 6, 3.6), '#ffffff', { flat: true, opacity: 0.6 }) +
    line('M0 62V70', shade(fur, -0.3), 4);
  const cap =
    piece(P('M-92 -62C-96 -126 -48 -150 4 -150C62 -150 98 -122 96 -64C40 -88 -40 -88 -92 -62Z'), coat, { lift: 1 }) +
    piece(
      P('M-104 -54C-46 -90 46 -92 108 -56C112 -46 104 -42 96 -46C40 -70 -38 -70 -92 -44C-104 -42 -110 -46 -104 -54Z'),
      shade(coat, -0.25),
      {
        lift: 0.8,
      },
    ) +
    piece(C(2, -150, 10), shade(coat, 0.15), { lift: 0.6 }) +
    line('M2 -146C-4 -120 -6 -104 -4 -86', shade(coat, -0.25), 4);
  const body =
    piece(P('M-172 204C-178 112 -130 74 -44 68C44 66 92 108 96 204Z'), coat, { lift: 1.1 }) +
    piece(P('M-44 76L-84 204H0Z'), pale, { lift: 0.4 }) +
    piece(
      P('M-46 84L-104 120L-86 204H-128C-130 140 -110 92 -46 84ZM-42 84L14 118L-2 204H40C42 138 22 92 -42 84Z'),
      shade(coat, 0.14),
      {
        lift: 0.6,
      },
    ) +
    [0, 1].map((at) => piece(C(-44, 162 + at * 30, 6.5), accent, { lift: 0.5 })).join('');
  const scarf =
    piece(
      P('M-124 78C-92 112 2 114 34 76C42 90 40 104 30 114C-4 138 -88 138 -122 114C-132 104 -132 90 -124 78Z'),
      accent,
      {
        lift: 0.8,
      },
    ) + line('M-108 98C-70 120 -16 120 20 98', shade(accent, -0.25), 4);
  const arm =
    piece(P('M52 150C70 118 92 108 122 106C142 106 150 122 144 138C126 152 106 176 88 204H44Z'), shade(coat, 0.08), {
      lift: 1,
    }) +
    piece(
      P('M108 92C124 84 150 88 156 104C160 120 150 136 132 138C114 138 100 126 100 112C100 102 102 96 108 92Z'),
      fur,
      {
        lift: 0.9,
      },
    ) +
    line('M118 104L122 118M132 102L134 118M145 106L144 120', dark, 4);
  return lamp + body + moved(-44, 0, head + cap) + scarf + arm;
};
