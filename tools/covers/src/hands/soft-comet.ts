import { shade } from '../colour.ts';
import type { HandMaker } from '../hand.ts';

/** Glazed and round: light pools on top, colour deepens below, everything sits on a soft shadow. */
export const softComet: HandMaker = (canvas, theme) => {
  const glaze = (lift: number) =>
    canvas.filter(
      `<feGaussianBlur in="SourceAlpha" stdDeviation="${6 + lift * 3}" result="b"/>` +
        `<feSpecularLighting in="b" surfaceScale="7" specularConstant=".75" specularExponent="24" lighting-color="#ffffff" result="s"><feDistantLight azimuth="240" elevation="56"/></feSpecularLighting>` +
        `<feComposite in="s" in2="SourceAlpha" operator="in" result="gloss"/>` +
        `<feOffset in="SourceAlpha" dx="-3" dy="-7" result="up"/><feGaussianBlur in="up" stdDeviation="5" result="upb"/><feComposite in="SourceAlpha" in2="upb" operator="out" result="under"/>` +
        `<feFlood flood-color="${shade(theme.near, -0.3)}" flood-opacity=".5"/><feComposite in2="under" operator="in" result="shade"/>` +
        `<feDropShadow in="SourceAlpha" dx="0" dy="${4 * lift}" stdDeviation="${5 * lift}" flood-color="${shade(theme.near, -0.3)}" flood-opacity=".38" result="d"/>` +
        `<feMerge><feMergeNode in="d"/><feMergeNode in="SourceGraphic"/><feMergeNode in="shade"/><feMergeNode in="gloss"/></feMerge>`,
    );
  return {
    fonts: ['lilita-one', 'shrikhand'],
    piece(shape, colour, { lift = 1, flat, opacity = 1 } = {}) {
      const fill = flat
        ? colour
        : canvas.radial(0.4, 0.25, 0.95, [0, shade(colour, 0.28)], [0.5, colour], [1, shade(colour, -0.16)]);
      return `<${shape} fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}${flat || lift === 0 ? '' : ` filter="${glaze(lift)}"`}/>`;
    },
    line: (d, colour, width) =>
      `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`,
    aura: ({ hero }) =>
      `<circle cx="${hero.x}" cy="${hero.y}" r="${320 * hero.scale}" fill="${canvas.radial(0.5, 0.5, 0.5, [0, '#ffffff', 0.9], [0.4, '#ffffff', 0.35], [1, '#ffffff', 0])}"/>`,
    over({ w, h }) {
      const { between } = canvas.random;
      return Array.from({ length: 22 }, () => {
        const r = between(3, 15);
        return `<circle cx="${between(0, w).toFixed(0)}" cy="${between(0, h).toFixed(0)}" r="${r.toFixed(1)}" fill="#fff" opacity="${(0.4 - r / 50).toFixed(2)}"/>`;
      }).join('');
    },
    letters: {
      fill: ['#ffffff', '#fff3d0'],
      edge: shade(theme.near, -0.12),
      edgeWidth: 19,
      depth: 10,
      depthColour: shade(theme.near, -0.38),
      outer: '#ffffff',
    },
  };
};
