import type { Hero } from '../../brush.ts';
import { shade } from '../../colour.ts';
import { at, C, P, R } from '../../shapes.ts';

export const lighthouse: Hero = ({
  piece,
  line,
  canvas,
  theme: {
    hero: [a, b, c],
    accent,
  },
}) =>
  `<path d="M0 -128L-420 -240V-20Z" fill="${canvas.linear(0, [0, accent, 0], [1, accent, 0.85])}"/><path d="M0 -128L420 -220V-40Z" fill="${canvas.linear(0, [0, accent, 0.85], [1, accent, 0])}"/>` +
  piece(P('M-190 214C-160 150 -90 130 0 126C90 130 150 150 196 214Z'), c, { lift: 1 }) +
  piece(P('M-120 150l30 -14l20 20l40 -26l-10 40h-90z'), shade(c, 0.14), { lift: 0.4 }) +
  piece(P('M-62 150L-40 -78H40L62 150Z'), a, { lift: 1.3 }) +
  [
    [-30, 26],
    [44, 50],
  ]
    .map(([y, h]) =>
      piece(
        P(
          `M${-44.5 - y! * 0.085} ${y}L${44.5 + y! * 0.085} ${y! + 14}L${44.5 + (y! + h!) * 0.1} ${y! + h! + 14}L${-44.5 - (y! + h!) * 0.1} ${y! + h!}Z`,
        ),
        b,
        { lift: 0.2 },
      ),
    )
    .join('') +
  piece(P('M-58 -78H58L50 -94H-50Z'), c, { lift: 0.8 }) +
  piece(R(-34, -156, 68, 62, 6), shade(accent, 0.4), { lift: 0.7 }) +
  line('M-34 -156V-94M-12 -156V-94M12 -156V-94M34 -156V-94', c, 5) +
  `<circle cy="-126" r="90" fill="${canvas.radial(0.5, 0.5, 0.5, [0, '#fff', 0.95], [0.4, accent, 0.55], [1, accent, 0])}"/>` +
  piece(P('M-46 -152C-40 -188 -16 -204 0 -208C16 -204 40 -188 46 -152Z'), b, { lift: 0.9 }) +
  piece(C(0, -212, 9), accent, { lift: 0.5 }) +
  piece(P('M-16 150V116A16 16 0 0 1 16 116V150Z'), b, { lift: 0.5 }) +
  [
    [-6, -56],
    [4, 22],
  ]
    .map(([x, y]) => piece(R(x! - 8, y!, 16, 22, 8), accent, { lift: 0.3 }))
    .join('') +
  at(
    96,
    132,
    piece(R(-44, -50, 88, 60), shade(a, -0.1), { lift: 0.8 }) +
      piece(P('M-54 -46L0 -84L54 -46Z'), b, { lift: 0.8 }) +
      piece(R(-26, -30, 20, 22, 3), accent, { flat: true }) +
      piece(R(8, -30, 20, 22, 3), accent, { flat: true }),
  );
