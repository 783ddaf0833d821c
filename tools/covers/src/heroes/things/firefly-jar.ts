import type { Hero } from '../../brush.ts';
import { mix, shade } from '../../colour.ts';
import { at, C, E, mirrored, P, R } from '../../shapes.ts';

/** Draws a jar in the grass with fireflies in it, and three that are out already. */
export const fireflyJar: Hero = ({
  piece,
  line,
  theme: {
    hero: [glow, glass, lid],
    near,
    accent,
  },
}) => {
  const halo = (r: number) =>
    [1, 0.72, 0.46]
      .map((share, at) =>
        piece(C(0, 12, r * share), mix(glow, accent, at * 0.3), { flat: true, opacity: 0.07 + at * 0.09 }),
      )
      .join('');
  const fly = (x: number, y: number, size: number, turn: number) =>
    at(
      x,
      y,
      halo(74) +
        mirrored(piece(P('M6 -16C34 -52 70 -48 66 -18C60 6 28 4 6 -4Z'), '#eef8f4', { lift: 0.4, opacity: 0.78 })) +
        piece(
          P('M0 -8C18 -8 22 12 18 28C14 42 6 48 0 50C-6 48 -14 42 -18 28C-22 12 -18 -8 0 -8Z'),
          mix(accent, '#ffffff', 0.35),
          {
            lift: 0.6,
          },
        ) +
        piece(P('M0 -38C12 -38 16 -24 14 -8C8 0 -8 0 -14 -8C-16 -24 -12 -38 0 -38Z'), '#4a3424', { lift: 0.7 }) +
        piece(C(0, -42, 11), '#2e2019', { lift: 0.5 }) +
        line('M-5 -50L-16 -66M5 -50L16 -66', '#2e2019', 3.5),
      size,
      turn,
    );
  const blade = (x: number, turn: number, tall: number, colour: string) =>
    at(
      x,
      204,
      piece(
        P(`M-9 0C-8 -${tall * 0.5} -3 -${tall * 0.8} 4 -${tall}C7 -${tall * 0.7} 10 -${tall * 0.4} 10 0Z`),
        colour,
        { flat: true },
      ),
      1,
      turn,
    );
  const grass = (from: number, colour: string) =>
    Array.from({ length: 9 }, (_, at) =>
      blade(from + at * 44, -20 + ((at * 17) % 40), 56 + ((at * 29) % 46), colour),
    ).join('');
  const body =
    'M-74 -118C-74 -92 -118 -84 -118 -38V150C-118 184 -96 198 -62 198H62C96 198 118 184 118 150V-38C118 -84 74 -92 74 -118Z';
  return (
    grass(-176, shade(near, 0.16)) +
    at(
      0,
      40,
      piece(C(0, 20, 172), glow, { flat: true, opacity: 0.08 }) +
        piece(C(0, 40, 120), glow, { flat: true, opacity: 0.1 }),
    ) +
    piece(P(body), glass, { lift: 1, opacity: 0.55 }) +
    piece(P('M-104 40C-60 24 60 24 104 40V150C104 176 90 186 62 186H-62C-90 186 -104 176 -104 150Z'), glow, {
      flat: true,
      opacity: 0.22,
    }) +
    fly(-42, 112, 0.86, -24) +
    fly(50, 54, 1.04, 18) +
    fly(-34, -6, 0.78, 8) +
    piece(P('M-96 -30C-96 -60 -78 -66 -70 -70C-84 -40 -82 60 -84 142C-92 140 -96 130 -96 120Z'), '#ffffff', {
      flat: true,
      opacity: 0.5,
    }) +
    piece(E(86, 150, 10, 26, 8), '#ffffff', { flat: true, opacity: 0.4 }) +
    piece(R(-84, -158, 168, 42, 12), lid, { lift: 1.1 }) +
    line('M-76 -144H76M-76 -131H76', shade(lid, -0.3), 4) +
    piece(R(-92, -122, 184, 14, 7), shade(lid, 0.18), { lift: 0.7 }) +
    fly(-142, -104, 0.82, -38) +
    fly(150, -66, 0.94, 34) +
    fly(34, -214, 0.62, 12) +
    grass(-190, near)
  );
};
