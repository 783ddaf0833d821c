import { lit, mix, shaded } from '@croupier/game-art/symbols';
import { fade, halo, type Land, n } from './land.ts';

/** Draws a bay towards evening: clouds, headlands, and rows of swell. */
export function seaScene(land: Land): { defs: string; body: string } {
  const { width, height, theme, random } = land;
  const wide = width > height;
  const horizon = wide ? height * 0.5 : height * 0.24;
  const sun = wide ? width * 0.09 : width * 0.34;
  const cloud = (x: number, y: number, size: number): string =>
    `<path transform="translate(${n(x)} ${n(y)}) scale(${n(size)})" d="M0 30C-2 14 18 8 26 16C30 -4 66 -6 72 14C92 4 112 14 108 30Z" fill="${lit(theme.sky[1], 0.55)}" fill-opacity=".5"/>`;
  const swell = (y: number, reach: number, colour: string, opacity: number): string => {
    let d = `M${-reach} ${n(height)}V${n(y)}`;
    const shift = random() * reach;
    for (let x = -reach - shift; x < width + reach; x += reach) {
      d += `Q${n(x + reach * 0.3)} ${n(y - reach * 0.16)} ${n(x + reach * 0.55)} ${n(y + reach * 0.02)}T${n(x + reach)} ${n(y)}`;
    }
    return `<path d="${d}V${n(height)}Z" fill="${colour}" fill-opacity="${opacity}"/><path d="${d.slice(d.indexOf('V'))}" transform="translate(0 4)" fill="none"/>`;
  };
  const headland = (side: 1 | -1, reach: number, rise: number, colour: string): string =>
    `<path d="M${side > 0 ? 0 : width} ${n(horizon + 6)}V${n(horizon - rise)}C${n(side > 0 ? reach * 0.3 : width - reach * 0.3)} ${n(horizon - rise * 1.15)} ${n(side > 0 ? reach * 0.5 : width - reach * 0.5)} ${n(horizon - rise * 0.5)} ${n(side > 0 ? reach * 0.72 : width - reach * 0.72)} ${n(horizon - rise * 0.32)}S${n(side > 0 ? reach * 0.9 : width - reach * 0.9)} ${n(horizon)} ${n(side > 0 ? reach : width - reach)} ${n(horizon + 6)}Z" fill="${colour}"/>`;
  const glitter = Array.from({ length: 42 }, () => {
    const depth = random();
    const [y, w] = [horizon + 8 + depth * depth * height * 0.3, 14 + depth * 60];
    return `<rect x="${n(sun + (random() - 0.5) * width * (0.12 + depth * 0.3) - w / 2)}" y="${n(y)}" width="${n(w)}" height="${n(1.5 + depth * 3)}" rx="2" fill="${theme.accent}" fill-opacity="${n(0.7 - depth * 0.45)}"/>`;
  }).join('');
  const water = mix(theme.far, theme.sky[1], 0.25);
  return {
    defs: halo('sun', theme.accent, 0.95) + fade('water', lit(water, 0.22), theme.far),
    body:
      `<circle cx="${n(sun)}" cy="${n(horizon - height * 0.12)}" r="${n(height * 0.44)}" fill="url(#sun)"/><circle cx="${n(sun)}" cy="${n(horizon - height * 0.1)}" r="${n(Math.min(width, height) * 0.075)}" fill="${lit(theme.accent, 0.55)}"/>` +
      cloud(width * 0.08, height * 0.12, 2) +
      cloud(width * 0.62, height * 0.08, 2.6) +
      cloud(width * 0.42, height * 0.24, 1.3) +
      cloud(width * 0.86, height * 0.26, 1.5) +
      headland(-1, width * 0.52, height * 0.2, mix(theme.far, theme.sky[1], 0.55)) +
      headland(-1, width * 0.34, height * 0.3, mix(theme.far, theme.near, 0.15)) +
      headland(1, width * 0.16, height * 0.22, mix(theme.far, theme.near, 0.3)) +
      `<rect y="${n(horizon)}" width="${width}" height="${n(height - horizon)}" fill="url(#water)"/>${glitter}` +
      swell(height * 0.66, 210, mix(theme.far, theme.near, 0.3), 0.75) +
      swell(height * 0.76, 290, mix(theme.far, theme.near, 0.6), 0.85) +
      swell(height * 0.88, 380, theme.near, 0.95) +
      `<rect y="${n(height * 0.96)}" width="${width}" height="${n(height * 0.04)}" fill="${shaded(theme.near, 0.3)}"/>`,
  };
}
