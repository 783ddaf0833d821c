import { randomFrom } from './random.ts';
import { n } from './shapes.ts';

export type Stop = [offset: number, colour: string, opacity?: number];

const stopTags = (stops: Stop[]) =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

/** Collects gradients, filters and clips of one picture; asking twice for the same returns the same. */
export function openCanvas(seed: string) {
  const defs = new Map<string, string>();
  const define = (body: (id: string) => string) => {
    const key = body('');
    const cached = defs.get(key);
    if (cached) return cached.slice(0, cached.indexOf('\n'));
    const id = `d${defs.size}`;
    defs.set(key, `${id}\n${body(id)}`);
    return id;
  };
  return {
    random: randomFrom(seed),
    /**
     * Returns a linear gradient over the shape's own box, at an angle in degrees (0 = left to right, 90 = downwards).
     */
    linear: (angle: number, ...stops: Stop[]) =>
      `url(#${define((id) => `<linearGradient id="${id}" gradientTransform="rotate(${angle} .5 .5)">${stopTags(stops)}</linearGradient>`)})`,
    radial: (x: number, y: number, r: number, ...stops: Stop[]) =>
      `url(#${define((id) => `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${r}">${stopTags(stops)}</radialGradient>`)})`,
    filter: (body: string, box = 'x="-30%" y="-30%" width="160%" height="160%"') =>
      `url(#${define((id) => `<filter id="${id}" ${box} color-interpolation-filters="sRGB">${body}</filter>`)})`,
    pattern: (width: number, height: number, body: string, turn = 0) =>
      `url(#${define((id) => `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${turn ? ` patternTransform="rotate(${turn})"` : ''}>${body}</pattern>`)})`,
    clip: (shape: string) => `url(#${define((id) => `<clipPath id="${id}">${shape}</clipPath>`)})`,
    mask: (body: string) =>
      `url(#${define((id) => `<mask id="${id}" maskUnits="userSpaceOnUse" x="-2000" y="-2000" width="4000" height="4000">${body}</mask>`)})`,
    blur(deviation: number) {
      return this.filter(
        `<feGaussianBlur stdDeviation="${n(deviation)}"/>`,
        'x="-60%" y="-60%" width="220%" height="220%"',
      );
    },
    defs: () => [...defs.values()].map((def) => def.slice(def.indexOf('\n') + 1)).join(''),
  };
}

export type Canvas = ReturnType<typeof openCanvas>;
