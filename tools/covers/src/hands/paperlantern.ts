import { mix, shade } from '../colour.ts';
import type { HandMaker } from '../hand.ts';

/** Cut paper: each piece throws a soft shadow on the one below and catches light on its upper edge. */
export const paperlantern: HandMaker = (canvas, theme) => {
  const shadow = (lift: number) =>
    canvas.filter(
      `<feDropShadow dx="0" dy="${5 * lift}" stdDeviation="${5 * lift}" flood-color="${shade(theme.near, -0.35)}" flood-opacity=".5"/>`,
    );
  return {
    fonts: ['berkshire-swash', 'yeseva-one'],
    piece(shape, colour, { lift = 1, flat, opacity = 1 } = {}) {
      const fill = flat
        ? colour
        : canvas.linear(68, [0, shade(colour, 0.14)], [0.55, colour], [1, shade(colour, -0.1)]);
      const edge = flat ? '' : ` stroke="${shade(colour, 0.4)}" stroke-opacity=".55" stroke-width="1.2"`;
      return `<${shape} fill="${fill}"${edge}${opacity === 1 ? '' : ` opacity="${opacity}"`}${lift > 0 ? ` filter="${shadow(lift)}"` : ''}/>`;
    },
    line: (d, colour, width) =>
      `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`,
    aura: ({ hero }) =>
      `<circle cx="${hero.x}" cy="${hero.y}" r="${330 * hero.scale}" fill="${canvas.radial(0.5, 0.5, 0.5, [0, theme.accent, 0.85], [0.45, theme.accent, 0.3], [1, theme.accent, 0])}"/>`,
    over({ w, h }) {
      const fibre = canvas.filter(
        `<feTurbulence type="fractalNoise" baseFrequency=".035 .05" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 .97  0 0 0 0 .9  .9 0 0 0 -.34"/>`,
        'x="0" y="0" width="100%" height="100%"',
      );
      const edge = mix(theme.near, '#000000', 0.4);
      return (
        `<rect width="${w}" height="${h}" filter="${fibre}" opacity=".22"/>` +
        `<rect width="${w}" height="${h}" fill="${canvas.radial(0.5, 0.45, 0.78, [0.55, edge, 0], [1, edge, 0.5])}"/>`
      );
    },
    letters: {
      fill: ['#fffdf6', '#ffeccb'],
      edge: shade(theme.near, -0.15),
      edgeWidth: 15,
      depth: 7,
      depthColour: shade(theme.near, -0.5),
    },
  };
};
