import type { Hero } from '../../brush.ts';
import { mix, shade } from '../../colour.ts';
import { at, C, E, P, star } from '../../shapes.ts';

/** Draws a pelican whose pouch is full of pearls. */
export const pelican: Hero = ({
  piece,
  line,
  theme: {
    hero: [white, beak, second],
    far,
    accent,
  },
}) => {
  const pearl = (x: number, y: number, r: number) =>
    piece(C(x, y, r), mix('#f7ecf4', far, 0.08), { lift: 0.8 }) +
    piece(E(x - r * 0.3, y - r * 0.36, r * 0.3, r * 0.18, -30), '#ffffff', { flat: true });
  const legs = line('M-44 150V190M6 150V190', beak, 12) + line('M-66 194H-22M-16 194H30', beak, 12);
  const tail = piece(P('M-128 60C-166 60 -192 76 -204 100C-172 112 -134 112 -104 104Z'), shade(white, -0.12), {
    lift: 0.8,
  });
  const body = piece(
    P('M-30 -30C40 -34 84 16 76 78C66 138 8 164 -48 160C-112 156 -152 118 -144 72C-134 18 -88 -26 -30 -30Z'),
    white,
    { lift: 1.4 },
  );
  const neck = piece(
    P(
      'M44 34C16 -6 -26 -40 -28 -98C-28 -152 18 -184 66 -176C110 -168 128 -128 110 -98C92 -74 52 -80 44 -54C40 -26 76 -2 78 50C78 84 58 84 44 34Z',
    ),
    white,
    { lift: 1.2 },
  );
  const wing =
    piece(P('M-20 14C-72 -4 -132 28 -160 92C-118 136 -40 136 10 88C20 56 10 26 -20 14Z'), shade(white, -0.1), {
      lift: 0.9,
    }) +
    [0, 1, 2, 3]
      .map((row) =>
        piece(
          P(
            `M${-40 + row * 14} ${70 + row * 4}C${-80 + row * 12} ${70 + row * 6} ${-128 + row * 18} ${82 + row * 8} ${-166 + row * 26} ${104 + row * 10}C${-120 + row * 24} ${122 + row * 6} ${-70 + row * 20} ${112 + row * 4} ${-26 + row * 16} ${92 + row * 3}Z`,
          ),
          mix(shade(white, -0.1), second, row % 2 ? 0.28 : 0.6),
          { lift: 0.5 },
        ),
      )
      .join('');
  const pouch =
    piece(P('M84 -124C140 -128 186 -118 214 -104C214 -28 176 22 128 20C88 16 72 -40 84 -124Z'), shade(beak, 0.12), {
      lift: 1,
    }) +
    pearl(118, -28, 22) +
    pearl(160, -34, 20) +
    pearl(138, -4, 19) +
    pearl(142, -66, 21) +
    pearl(180, -70, 17) +
    pearl(106, -72, 17);
  const bill =
    piece(P('M76 -152C130 -152 190 -136 224 -106C218 -92 206 -92 196 -98C160 -112 120 -114 78 -114Z'), beak, {
      lift: 0.9,
    }) + line('M84 -128C132 -130 172 -122 206 -106', shade(beak, -0.25), 5);
  const head =
    piece(C(66, -138, 13), mix(second, '#ffffff', 0.2), { flat: true }) +
    piece(C(69, -138, 9), '#20242e', { flat: true }) +
    piece(C(72, -141, 3), '#ffffff', { flat: true }) +
    piece(P('M30 -172C14 -192 -8 -198 -26 -194C-14 -184 -4 -176 2 -164Z'), shade(white, -0.06), { lift: 0.5 }) +
    piece(P('M48 -178C38 -200 20 -210 4 -210C14 -198 20 -188 24 -174Z'), white, { lift: 0.5 });
  return (
    legs +
    tail +
    body +
    wing +
    pouch +
    neck +
    bill +
    head +
    piece(E(-6, -110, 12, 34, 12), '#ffffff', { lift: 0.1, opacity: 0.6 }) +
    [
      [-150, -110, 22],
      [-96, -160, 12],
      [182, 96, 18],
      [-186, -10, 12],
    ]
      .map(([x, y, r]) => piece(star(x!, y!, r!, r! * 0.3, 4), accent, { lift: 0.4 }))
      .join('') +
    at(120, 128, pearl(0, 0, 22) + pearl(44, 14, 15) + pearl(-38, 20, 13))
  );
};
