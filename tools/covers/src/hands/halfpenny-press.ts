import { shade } from '../colour.ts';
import type { HandMaker } from '../hand.ts';

/** Printed: flat ink, a dot screen for the shade, a dark key line, a cream margin. */
export const halfpennyPress: HandMaker = (canvas, theme) => {
  const key = shade(theme.near, -0.3);
  const screen = (colour: string) =>
    canvas.pattern(7, 7, `<circle cx="3.5" cy="3.5" r="2.35" fill="${shade(colour, -0.38)}"/>`, 38);
  const fade = canvas.linear(48, [0.42, '#000'], [1, '#fff']);
  return {
    fonts: ['alfa-slab-one', 'rye'],
    piece(shape, colour, { lift = 1, flat, opacity = 1 } = {}) {
      const line = lift > 0 && !flat ? ` stroke="${key}" stroke-width="4" stroke-linejoin="round"` : '';
      const body = `<${shape} fill="${colour}"${line}/>`;
      if (flat) return opacity === 1 ? body : `<${shape} fill="${colour}" opacity="${opacity}"/>`;
      // The screen is masked by the same shape filled with a gradient, so the dots gather away from the light.
      const mask = canvas.mask(`<${shape} fill="${fade}"/>`);
      return `<g${opacity === 1 ? '' : ` opacity="${opacity}"`}>${body}<${shape} fill="${screen(colour)}" mask="${mask}"/></g>`;
    },
    line: (d, colour, width) =>
      `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`,
    aura({ hero, w }) {
      const rays = Array.from({ length: 18 }, (_, i) => {
        const [a, b] = [((i - 0.25) / 18) * Math.PI * 2, ((i + 0.25) / 18) * Math.PI * 2];
        return `<path d="M0 0L${(Math.cos(a) * w * 1.3).toFixed(0)} ${(Math.sin(a) * w * 1.3).toFixed(0)}L${(Math.cos(b) * w * 1.3).toFixed(0)} ${(Math.sin(b) * w * 1.3).toFixed(0)}Z"/>`;
      }).join('');
      return `<g transform="translate(${hero.x} ${hero.y})" fill="${theme.sky[1]}" opacity=".34">${rays}</g><circle cx="${hero.x}" cy="${hero.y}" r="${232 * hero.scale}" fill="${theme.sky[1]}" opacity=".8"/>`;
    },
    over({ w, h }) {
      const paper = shade(theme.sky[1], 0.35);
      const speck = canvas.filter(
        `<feTurbulence type="fractalNoise" baseFrequency=".09" numOctaves="1" seed="3"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 .96  0 0 0 0 .86  0 4 0 0 -2.45"/>`,
        'x="0" y="0" width="100%" height="100%"',
      );
      return (
        `<rect width="${w}" height="${h}" filter="${speck}" opacity=".3"/>` +
        `<path d="M0 0H${w}V${h}H0Z M26 40a14 14 0 0 1 14-14H${w - 40}a14 14 0 0 1 14 14V${h - 40}a14 14 0 0 1-14 14H40a14 14 0 0 1-14-14Z" fill-rule="evenodd" fill="${paper}"/>` +
        `<rect x="33" y="33" width="${w - 66}" height="${h - 66}" rx="9" fill="none" stroke="${key}" stroke-width="3"/>`
      );
    },
    letters: {
      fill: [shade(theme.sky[1], 0.5), shade(theme.sky[1], 0.3)],
      edge: key,
      edgeWidth: 13,
      depth: 9,
      depthColour: theme.hero[0],
    },
  };
};
