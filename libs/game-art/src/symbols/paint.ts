import { lit, mix, shaded } from './colour.ts';

export interface SolidOptions {
  /** Position of the highlight, as a share of its box. */
  readonly light?: readonly [x: number, y: number];
  /** Roundness: 0 flat as paper, 1 a ball. */
  readonly depth?: number;
  readonly opacity?: number;
}

/** Returns the shade colour of a metal: warm metals turn brown, cold ones blue. */
const metalShade = (colour: string, share: number): string =>
  colour.slice(1, 3) > colour.slice(5, 7) ? mix(colour, '#4a1e04', share) : shaded(colour, share);

/**
 * Opens the paint of one object on a square of 100 × 100, lit from the upper left: SVG text with its own gradients. No
 * filters: every browser rasterises gradients and clips alike, even in an <img>.
 */
export function openPaint() {
  const defs: string[] = [];
  const define = (tag: (id: string) => string): string => {
    const id = `p${defs.length}`;
    defs.push(tag(id));
    return `url(#${id})`;
  };
  const stops = (...colours: readonly (readonly [at: number, colour: string, opacity?: number])[]): string =>
    colours
      .map(
        ([at, colour, opacity = 1]) =>
          `<stop offset="${at}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`,
      )
      .join('');
  const clip = (d: string): string => define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);

  /** Draws light on the edge that faces it, and shade on the opposite one. */
  const edges = (d: string, colour: string, depth: number): string =>
    `<g clip-path="${clip(d)}" fill="none" stroke-linejoin="round">` +
    `<path d="${d}" stroke="${shaded(colour, 0.7)}" stroke-opacity="${0.34 * depth}" stroke-width="9" transform="translate(-1.6 -2)"/>` +
    `<path d="${d}" stroke="#fff8e6" stroke-opacity="${0.62 * depth}" stroke-width="2.6" transform="translate(.9 1.1)"/></g>` +
    `<path d="${d}" fill="none" stroke="${shaded(colour, 0.62)}" stroke-opacity=".55" stroke-width=".9"/>`;

  return {
    /** Draws a body of one colour with volume. */
    solid(d: string, colour: string, { light = [0.34, 0.26], depth = 0.8, opacity = 1 }: SolidOptions = {}): string {
      const fill = define(
        (id) =>
          `<radialGradient id="${id}" cx="${light[0]}" cy="${light[1]}" r="${1.25 - 0.35 * depth}">` +
          `${stops([0, lit(colour, 0.5 * depth)], [0.42, colour], [1, shaded(colour, 0.5 * depth)])}</radialGradient>`,
      );
      return `<g${opacity < 1 ? ` opacity="${opacity}"` : ''}><path d="${d}" fill="${fill}"/>${edges(d, colour, depth)}</g>`;
    },
    /** Draws polished metal: bands of sky and ground across it. */
    metal(d: string, colour: string, angle = 62): string {
      const low = (share: number) => metalShade(colour, share);
      const fill = define(
        (id) =>
          `<linearGradient id="${id}" gradientTransform="rotate(${angle} .5 .5)">` +
          `${stops([0, lit(colour, 0.62)], [0.28, colour], [0.46, lit(colour, 0.78)], [0.56, low(0.14)], [0.82, low(0.46)], [1, lit(colour, 0.3)])}</linearGradient>`,
      );
      return `<path d="${d}" fill="${fill}"/>${edges(d, colour, 0.8)}`;
    },
    /** Draws a flat colour on top of something. */
    flat: (d: string, colour: string, opacity = 1): string =>
      `<path d="${d}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`,
    line: (d: string, colour: string, width: number, opacity = 1): string =>
      `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}/>`,
    /** Draws the reflection of a window in something glossy. */
    gleam(x: number, y: number, rx: number, ry: number, turn = 0, opacity = 0.85): string {
      const fill = define(
        (id) =>
          `<radialGradient id="${id}">${stops([0, '#ffffff', opacity], [0.55, '#ffffff', opacity * 0.5], [1, '#ffffff', 0])}</radialGradient>`,
      );
      return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" transform="rotate(${turn} ${x} ${y})"/>`;
    },
    glow(x: number, y: number, r: number, colour: string, opacity = 0.7): string {
      const fill = define(
        (id) =>
          `<radialGradient id="${id}">${stops([0, colour, opacity], [0.5, colour, opacity * 0.35], [1, colour, 0])}</radialGradient>`,
      );
      return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
    },
    /** Clips a drawing to a shape. */
    inside: (d: string, body: string): string => `<g clip-path="${clip(d)}">${body}</g>`,
    svg: (body: string): string =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100"><defs>${defs.join('')}</defs>${body}</svg>`,
  };
}

export type Paint = ReturnType<typeof openPaint>;

export const turned = (degrees: number, body: string, x = 50, y = 50): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">${body}</g>`;
export const moved = (x: number, y: number, body: string, scale = 1): string =>
  `<g transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}">${body}</g>`;
/** Returns the body and its mirror image about the middle. */
export const mirrored = (body: string): string => `${body}<g transform="translate(100 0) scale(-1 1)">${body}</g>`;
export const around = (count: number, body: (index: number) => string, x = 50, y = 50): string =>
  Array.from({ length: count }, (_, index) => turned((360 / count) * index, body(index), x, y)).join('');
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
export const ring = (x: number, y: number, outer: number, inner: number): string =>
  `${disc(x, y, outer)}M${x - inner} ${y}a${inner} ${inner} 0 1 0 ${2 * inner} 0a${inner} ${inner} 0 1 0 ${-2 * inner} 0Z`;

export function starPath(points: number, outer: number, inner: number, x = 50, y = 50): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = (Math.PI / points) * index - Math.PI / 2;
    const radius = index % 2 ? inner : outer;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}
