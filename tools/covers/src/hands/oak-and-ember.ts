import { mix, shade } from '../colour.ts';
import type { HandMaker } from '../hand.ts';

/** Painted volume: low light from the upper left modelled over every piece, drifting sparks. */
export const oakAndEmber: HandMaker = (canvas, theme) => {
  const volume = (lift: number) =>
    canvas.filter(
      `<feGaussianBlur in="SourceAlpha" stdDeviation="${5 + 3 * lift}" result="b"/>` +
        `<feDiffuseLighting in="b" surfaceScale="${5 + 2 * lift}" diffuseConstant="1.05" lighting-color="#fff3dd" result="l"><feDistantLight azimuth="235" elevation="52"/></feDiffuseLighting>` +
        `<feComposite in="l" in2="SourceGraphic" operator="arithmetic" k1="1.18" k2="0" k3=".04" k4="0" result="m"/>` +
        `<feComposite in="m" in2="SourceAlpha" operator="in" result="v"/>` +
        `<feDropShadow in="SourceAlpha" dx="${3 * lift}" dy="${5 * lift}" stdDeviation="${6 * lift}" flood-color="${shade(theme.near, -0.5)}" flood-opacity=".55" result="s"/>` +
        `<feMerge><feMergeNode in="s"/><feMergeNode in="v"/></feMerge>`,
    );
  return {
    fonts: ['cinzel-decorative', 'pirata-one'],
    piece(shape, colour, { lift = 1, flat, opacity = 1 } = {}) {
      const fill = flat ? colour : canvas.linear(60, [0, shade(colour, 0.2)], [0.5, colour], [1, shade(colour, -0.3)]);
      const filter = flat || lift === 0 ? '' : ` filter="${volume(lift)}"`;
      return `<${shape} fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}${filter}/>`;
    },
    line: (d, colour, width) =>
      `<path d="${d}" fill="none" stroke="${shade(colour, -0.45)}" stroke-width="${width + 2}" stroke-linecap="round" stroke-linejoin="round" opacity=".6" transform="translate(1 2)"/>` +
      `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`,
    aura({ hero }) {
      const r = 360 * hero.scale;
      const rays = Array.from({ length: 14 }, (_, i) => {
        const a = (i / 14) * Math.PI * 2 + 0.2;
        const spread = 0.05 + 0.05 * canvas.random.next();
        const [x1, y1, x2, y2] = [
          Math.cos(a - spread),
          Math.sin(a - spread),
          Math.cos(a + spread),
          Math.sin(a + spread),
        ].map((v) => v * r * 1.9);
        return `<path d="M0 0L${x1!.toFixed(0)} ${y1!.toFixed(0)}L${x2!.toFixed(0)} ${y2!.toFixed(0)}Z"/>`;
      }).join('');
      return (
        `<g transform="translate(${hero.x} ${hero.y})"><g fill="${theme.accent}" opacity=".13" filter="${canvas.blur(9)}">${rays}</g>` +
        `<circle r="${r}" fill="${canvas.radial(0.5, 0.5, 0.5, [0, theme.accent, 0.9], [0.4, theme.accent, 0.32], [1, theme.accent, 0])}"/></g>`
      );
    },
    over({ w, h }) {
      const { between } = canvas.random;
      const sparks = Array.from({ length: 46 }, () => {
        const size = between(0.8, 3.6);
        return `<circle cx="${between(0, w).toFixed(0)}" cy="${between(h * 0.05, h).toFixed(0)}" r="${size.toFixed(1)}" opacity="${between(0.3, 0.95).toFixed(2)}"/>`;
      }).join('');
      const dark = shade(theme.near, -0.55);
      return (
        `<g fill="${shade(theme.accent, 0.25)}">${sparks}</g>` +
        `<rect width="${w}" height="${h}" fill="${canvas.radial(0.5, 0.42, 0.8, [0.5, dark, 0], [1, dark, 0.72])}"/>`
      );
    },
    letters: {
      fill: [shade(theme.accent, 0.45), mix(theme.accent, theme.hero[1], 0.45)],
      edge: shade(theme.near, -0.45),
      edgeWidth: 14,
      depth: 8,
      depthColour: shade(theme.near, -0.7),
      outer: shade(theme.accent, -0.35),
    },
  };
};
