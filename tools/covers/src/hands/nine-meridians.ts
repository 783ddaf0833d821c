import { mix, shade } from '../colour.ts';
import type { HandMaker } from '../hand.ts';

/** Gilt line: every piece is edged in gold, the ground is a fan of light, the border is stepped. */
export const nineMeridians: HandMaker = (canvas, theme) => {
  const gold = canvas.linear(
    55,
    [0, shade(theme.accent, 0.45)],
    [0.35, theme.accent],
    [0.6, shade(theme.accent, 0.3)],
    [1, shade(theme.accent, -0.35)],
  );
  const cast = canvas.filter(
    `<feDropShadow dx="0" dy="3" stdDeviation="4" flood-color="${shade(theme.near, -0.5)}" flood-opacity=".45"/>`,
  );
  return {
    fonts: ['limelight', 'yeseva-one'],
    piece(shape, colour, { lift = 1, flat, opacity = 1 } = {}) {
      const fill = flat ? colour : canvas.linear(90, [0, shade(colour, 0.16)], [1, shade(colour, -0.28)]);
      const edge =
        flat || lift === 0
          ? ''
          : ` stroke="${gold}" stroke-width="${lift > 1 ? 4.5 : 3}" stroke-linejoin="round" filter="${cast}"`;
      return `<${shape} fill="${fill}"${edge}${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;
    },
    line: (d, _colour, width) =>
      `<path d="${d}" fill="none" stroke="${gold}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`,
    aura({ hero, w }) {
      const far = w * 1.4;
      const rays = Array.from({ length: 48 }, (_, i) => {
        const a = (i / 48) * Math.PI * 2;
        const b = ((i + 0.5) / 48) * Math.PI * 2;
        return `<path d="M0 0L${(Math.cos(a) * far).toFixed(0)} ${(Math.sin(a) * far).toFixed(0)}L${(Math.cos(b) * far).toFixed(0)} ${(Math.sin(b) * far).toFixed(0)}Z"/>`;
      }).join('');
      const rings = [238, 250, 268]
        .map(
          (r, i) =>
            `<circle r="${r * hero.scale}" fill="none" stroke="${theme.accent}" stroke-width="${i === 1 ? 5 : 1.6}" opacity="${0.75 - i * 0.12}"/>`,
        )
        .join('');
      return (
        `<g transform="translate(${hero.x} ${hero.y})"><g fill="${mix(theme.sky[1], theme.accent, 0.35)}" opacity=".16">${rays}</g>` +
        `<circle r="${236 * hero.scale}" fill="${canvas.radial(0.5, 0.5, 0.5, [0, mix(theme.sky[1], theme.accent, 0.5)], [0.65, mix(theme.sky[1], theme.accent, 0.14)], [1, theme.far])}"/>${rings}</g>`
      );
    },
    over({ w, h }) {
      const step = (inset: number, cut: number) =>
        `M${inset + cut} ${inset}H${w - inset - cut}v${cut / 2}h${cut / 2}v${cut / 2}h${cut / 2}V${h - inset - cut}h${-cut / 2}v${cut / 2}h${-cut / 2}v${cut / 2}H${inset + cut}v${-cut / 2}h${-cut / 2}v${-cut / 2}h${-cut / 2}V${inset + cut}h${cut / 2}v${-cut / 2}h${cut / 2}Z`;
      const dark = shade(theme.near, -0.35);
      return (
        `<path d="M0 0H${w}V${h}H0Z ${step(20, 40)}" fill="${dark}" fill-rule="evenodd"/>` +
        `<path d="${step(20, 40)}" fill="none" stroke="${gold}" stroke-width="5"/><path d="${step(31, 38)}" fill="none" stroke="${gold}" stroke-width="1.6"/>`
      );
    },
    letters: {
      fill: [shade(theme.accent, 0.55), theme.accent],
      edge: shade(theme.near, -0.3),
      edgeWidth: 13,
      depth: 0,
      depthColour: shade(theme.near, -0.6),
    },
  };
};
