import type { Hero } from '../../brush.ts';
import { shade } from '../../colour.ts';
import { at, C, P, R, star } from '../../shapes.ts';

const HEART = 'M0 46C-20 22 -44 6 -44 -16A24 24 0 0 1 0 -30 24 24 0 0 1 44 -16C44 6 20 22 0 46Z';
const RANKS = {
  ten: 'M-16 -20V20M2 0C2 -26 20 -26 20 0S2 26 2 0',
  queen: 'M-14 0C-14 -26 14 -26 14 0S-14 26 -14 0M4 10L18 24',
  king: 'M-12 -20V20M14 -20L-12 2L14 20',
  ace: 'M-15 20L0 -20L15 20M-9 6H9',
  jack: 'M8 -20V6C8 24 -14 24 -14 6',
} as const;

/** Draws a royal fan at night, the jack in front with his plume. */
export const jacks: Hero = ({
  piece,
  line,
  theme: {
    hero: [paper, red, ink],
    accent,
  },
}) => {
  const suit = (x: number, y: number, size: number) => at(x, y, piece(P(HEART), red, { lift: 0, flat: true }), size);
  const card = (rank: keyof typeof RANKS, body: string, side = -1) =>
    piece(R(-84, -128, 168, 256, 16), paper, { lift: 1 }) +
    at(side * 58, -98, line(RANKS[rank], rank === 'jack' ? ink : red, 7), 0.82) +
    suit(side * 58, -58, 0.34) +
    body;
  const behind = (rank: keyof typeof RANKS, turn: number) =>
    `<g transform="translate(0 120) rotate(${turn}) translate(0 -150)">${card(rank, suit(turn < 0 ? 20 : -20, 20, 1.1), turn < 0 ? -1 : 1)}</g>`;
  const jack =
    piece(R(-46, -100, 118, 202, 10), shade(ink, -0.1), { lift: 0.3 }) +
    piece(P('M-42 98V70C-42 36 -18 24 13 24S68 36 68 70V98Z'), red, { lift: 0.6 }) +
    piece(P('M-14 30L13 62L40 30L13 40Z'), accent, { lift: 0.3 }) +
    piece(C(13, -8, 34), '#f3cfa4', { lift: 0.5 }) +
    piece(P('M-22 -6C-30 24 -22 40 -10 34C-18 22 -18 6 -14 -8ZM48 -6C56 24 48 40 36 34C44 22 44 6 40 -8Z'), '#c07a2e', {
      lift: 0.3,
    }) +
    piece(C(3, -6, 3.6), ink, { flat: true }) +
    piece(C(24, -6, 3.6), ink, { flat: true }) +
    line('M5 12Q13 18 22 11', shade(red, -0.2), 3.4) +
    piece(P('M-30 -30C-26 -62 52 -64 56 -30C30 -40 -4 -40 -30 -30Z'), ink, { lift: 0.6 }) +
    piece(P('M-34 -28C-6 -42 34 -42 60 -28L56 -20C30 -32 -4 -32 -30 -20Z'), accent, { lift: 0.4 }) +
    piece(P('M40 -44C64 -60 74 -84 66 -112C44 -104 30 -80 34 -50Z'), red, { lift: 0.6 }) +
    line('M40 -48C50 -66 58 -84 62 -104', accent, 2.4);
  return (
    behind('ten', -40) +
    behind('ace', 40) +
    behind('queen', -20) +
    behind('king', 20) +
    at(0, -14, card('jack', jack), 1.04) +
    [
      [-176, -112, 18],
      [172, -128, 22],
      [188, 84, 13],
    ]
      .map(([x, y, r]) => piece(star(x!, y!, r!, r! * 0.28, 4), accent, { lift: 0.6 }))
      .join('')
  );
};
