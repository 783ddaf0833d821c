import type { Backdrop, Hero } from './brush.ts';
import type { Scene } from './scenes.ts';
import { around, C, P, R } from './shapes.ts';

/** Squared paper in the title's colours. */
const drawingBoard: Backdrop = ({ frame: { w, h }, theme, canvas }) => ({
  back:
    `<rect width="${w}" height="${h}" fill="${canvas.linear(90, [0, theme.sky[0]], [1, theme.sky[1]])}"/>` +
    `<rect width="${w}" height="${h}" fill="${canvas.pattern(40, 40, `<path d="M40 0H0V40" fill="none" stroke="${theme.accent}" stroke-width="2" opacity=".35"/>`)}"/>`,
  front: '',
});

/** Draws a pencil over an outline, as a placeholder. */
const placeholder: Hero = ({ piece, line, theme: { hero, accent } }) =>
  around(12, () => line('M-26 -170H26', accent, 8)) +
  piece(C(0, 0, 140), hero[0], { opacity: 0.5 }) +
  `<g transform="rotate(40)">${
    piece(R(-26, -150, 52, 210, 6), hero[1]) +
    piece(R(-26, -178, 52, 40, 12), hero[2]) +
    piece(P('M-26 60H26L0 130Z'), accent)
  }</g>`;

/** Scene of a generated title until someone draws it. The tests refuse it in the lobby. */
export const placeholderScene: Scene = { backdrop: drawingBoard, hero: placeholder };
