import { mix, shade } from '../colour.ts';
import type { HandMaker } from '../hand.ts';

/** Night style: dark bodies with a rim of light, and small glowing lights. */
export const nightjarRooms: HandMaker = (canvas, theme) => {
  const rim = (lift: number) =>
    canvas.filter(
      `<feMorphology in="SourceAlpha" operator="erode" radius="${1.6 + lift * 0.8}" result="e"/><feOffset in="e" dx="3" dy="4" result="o"/>` +
        `<feComposite in="SourceAlpha" in2="o" operator="out" result="r"/><feFlood flood-color="${shade(theme.accent, 0.25)}" flood-opacity=".95"/><feComposite in2="r" operator="in" result="rim"/>` +
        `<feGaussianBlur in="rim" stdDeviation="4" result="g"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="g"/><feMergeNode in="rim"/></feMerge>`,
    );
  return {
    fonts: ['righteous', 'shrikhand'],
    piece(shape, colour, { lift = 1, flat, opacity = 1 } = {}) {
      const fill = flat
        ? colour
        : canvas.linear(
            62,
            [0, shade(colour, 0.1)],
            [0.6, mix(colour, theme.sky[0], 0.3)],
            [1, mix(colour, theme.sky[0], 0.62)],
          );
      return `<${shape} fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}${flat || lift === 0 ? '' : ` filter="${rim(lift)}"`}/>`;
    },
    line: (d, colour, width) =>
      `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width * 2.6}" stroke-linecap="round" stroke-linejoin="round" opacity=".35" filter="${canvas.blur(width)}"/>` +
      `<path d="${d}" fill="none" stroke="${shade(colour, 0.2)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`,
    aura: ({ hero }) =>
      `<circle cx="${hero.x}" cy="${hero.y}" r="${350 * hero.scale}" fill="${canvas.radial(0.5, 0.5, 0.5, [0, mix(theme.sky[1], theme.accent, 0.45), 0.95], [0.5, theme.sky[1], 0.5], [1, theme.sky[1], 0])}"/>`,
    over({ w, h }) {
      const { between, pick } = canvas.random;
      const motes = Array.from({ length: 30 }, () => {
        const [x, y, r] = [between(0, w), between(0, h), between(1, 3)];
        return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(r * 4).toFixed(1)}" fill="${pick([theme.accent, theme.hero[1]])}" opacity=".16"/><circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${r.toFixed(1)}" fill="${shade(theme.accent, 0.5)}" opacity=".85"/>`;
      }).join('');
      const dark = shade(theme.sky[0], -0.5);
      return `${motes}<rect width="${w}" height="${h}" fill="${canvas.radial(0.5, 0.45, 0.8, [0.5, dark, 0], [1, dark, 0.75])}"/>`;
    },
    letters: {
      fill: ['#ffffff', shade(theme.accent, 0.2)],
      edge: shade(theme.sky[0], -0.25),
      edgeWidth: 12,
      depth: 0,
      depthColour: theme.sky[0],
      glow: theme.hero[0] === theme.accent ? theme.accent : mix(theme.accent, theme.sky[1], 0.35),
    },
  };
};
