import { lit, mix, shaded } from '@croupier/game-art/symbols';
import { fade, halo, type Land, n } from './land.ts';

/** Draws a clearing under the moon: stars, three rows of firs, a few glow-worms. */
export function nightScene(land: Land): { defs: string; body: string } {
  const { width, height, theme, random } = land;
  const unit = Math.min(width, height);
  const stars = Array.from({ length: 120 }, () => {
    const size = random();
    return `<circle cx="${n(random() * width)}" cy="${n(random() * random() * height * 0.62)}" r="${n(0.6 + size * size * 2)}" fill="${theme.accent}" fill-opacity="${n(0.25 + random() * 0.65)}"/>`;
  }).join('');
  const fir = (x: number, y: number, size: number): string =>
    [0, 1, 2, 3]
      .map((tier) => {
        const [w, top] = [size * (0.2 + tier * 0.1), y - size * (1.5 - tier * 0.36)];
        return `M${n(x)} ${n(top)}L${n(x + w)} ${n(top + size * 0.56)}Q${n(x)} ${n(top + size * 0.46)} ${n(x - w)} ${n(top + size * 0.56)}Z`;
      })
      .join('');
  const wood = (base: number, size: number, gap: number, colour: string): string => {
    const trees = Array.from({ length: Math.ceil(width / gap) + 2 }, (_, index) => {
      const x = (index - 0.5) * gap + (random() - 0.5) * gap * 0.6;
      // Lower in the middle: a clearing.
      const open = 1 - 0.55 * Math.exp(-(((x - width / 2) / (width * 0.24)) ** 2));
      return fir(x, base + size * 0.25, size * open * (0.75 + random() * 0.5));
    }).join('');
    return `<path d="${trees}M0 ${n(base)}H${width}V${height}H0Z" fill="${colour}"/>`;
  };
  const worms = Array.from({ length: 22 }, () => {
    const [x, y, r] = [random() * width, height * (0.5 + random() * 0.42), 2 + random() * 3];
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 6)}" fill="url(#worm)"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.7)}" fill="#fffbe0"/>`;
  }).join('');
  // Next to the reels on a wide screen, above them on a tall one.
  const [mx, my, mr] =
    width > height ? [width * 0.09, height * 0.3, unit * 0.12] : [width * 0.5, height * 0.19, unit * 0.17];
  return {
    defs:
      halo('moon', theme.accent, 0.75) +
      halo('worm', theme.accent, 0.55) +
      fade('mist', theme.sky[1], theme.sky[1], 0, 0.6),
    body:
      stars +
      `<circle cx="${n(mx)}" cy="${n(my)}" r="${n(mr * 3.2)}" fill="url(#moon)"/><circle cx="${n(mx)}" cy="${n(my)}" r="${n(mr)}" fill="${lit(theme.accent, 0.55)}"/>` +
      `<g fill="${mix(theme.accent, theme.sky[1], 0.4)}" fill-opacity=".35"><circle cx="${n(mx - mr * 0.35)}" cy="${n(my - mr * 0.2)}" r="${n(mr * 0.2)}"/><circle cx="${n(mx + mr * 0.3)}" cy="${n(my + mr * 0.3)}" r="${n(mr * 0.28)}"/><circle cx="${n(mx + mr * 0.42)}" cy="${n(my - mr * 0.42)}" r="${n(mr * 0.12)}"/></g>` +
      wood(height * 0.66, unit * 0.24, 58, mix(theme.far, theme.sky[1], 0.5)) +
      `<rect y="${n(height * 0.45)}" width="${width}" height="${n(height * 0.24)}" fill="url(#mist)"/>` +
      wood(height * 0.78, unit * 0.34, 92, mix(theme.far, theme.near, 0.35)) +
      wood(height * 0.92, unit * 0.5, 170, shaded(theme.near, 0.1)) +
      worms,
  };
}
