import { lit, mix, shaded } from '@croupier/game-art/symbols';
import { fade, halo, type Land, n, ridge } from './land.ts';

/** Draws a morning over rolling rows of trees, with boughs in the corners. */
export function orchardScene(land: Land): { defs: string; body: string } {
  const { width, height, theme, random } = land;
  const sun = width > height ? width * 0.92 : width * 0.5;
  const far = mix(theme.far, theme.sky[1], 0.45);
  const tree = (x: number, y: number, size: number, colour: string, fruit: string): string => {
    const crown = [
      [-0.5, -0.9, 0.5],
      [0.5, -0.9, 0.5],
      [0, -1.35, 0.62],
      [0, -0.75, 0.6],
    ]
      .map(
        ([dx, dy, r], index) =>
          `<circle cx="${n(x + dx! * size)}" cy="${n(y + dy! * size)}" r="${n(r! * size)}" fill="${index === 2 ? lit(colour, 0.14) : colour}"/>`,
      )
      .join('');
    const dots = Array.from(
      { length: 5 },
      () =>
        `<circle cx="${n(x + (random() - 0.5) * size * 1.4)}" cy="${n(y - size * (0.6 + random() * 1.1))}" r="${n(size * 0.09)}" fill="${fruit}"/>`,
    ).join('');
    return `<rect x="${n(x - size * 0.1)}" y="${n(y - size * 0.5)}" width="${n(size * 0.2)}" height="${n(size * 0.6)}" fill="${shaded(colour, 0.55)}"/>${crown}${dots}`;
  };
  const row = (y: number, size: number, colour: string, gap: number): string =>
    Array.from({ length: Math.ceil(width / gap) + 1 }, (_, index) =>
      tree(
        index * gap + (random() - 0.5) * gap * 0.4,
        y + (random() - 0.5) * size * 0.4,
        size * (0.85 + random() * 0.3),
        colour,
        mix(theme.hero[0], colour, 0.15),
      ),
    ).join('');
  const bough = (flip: number): string => {
    const leaves = Array.from({ length: 16 }, (_, index) => {
      const t = index / 15;
      const [x, y] = [width * 0.32 * t, height * (0.015 + 0.11 * t * t) + (random() - 0.5) * 40];
      const turn = 20 + random() * 90;
      return `<path transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})" d="M0 0C14 -18 44 -20 62 0C44 18 14 18 0 0Z" fill="${mix(theme.near, theme.far, random() * 0.7)}"/>`;
    }).join('');
    return `<g transform="${flip < 0 ? `translate(${width} 0) scale(-1 1)` : ''}"><path d="M-10 -4C${n(width * 0.1)} 8 ${n(width * 0.22)} 40 ${n(width * 0.34)} ${n(height * 0.13)}" fill="none" stroke="${shaded(theme.near, 0.5)}" stroke-width="11" stroke-linecap="round"/>${leaves}</g>`;
  };
  return {
    defs:
      halo('sun', theme.accent, 0.95) +
      fade('h1', lit(far, 0.3), far) +
      fade('h2', lit(theme.far, 0.1), theme.far) +
      fade('h3', mix(theme.near, theme.far, 0.35), theme.near),
    body:
      `<circle cx="${n(sun)}" cy="${n(height * 0.24)}" r="${n(height * 0.42)}" fill="url(#sun)"/><circle cx="${n(sun)}" cy="${n(height * 0.24)}" r="${n(Math.min(width, height) * 0.07)}" fill="${lit(theme.accent, 0.5)}"/>` +
      `<path d="${ridge(land, height * 0.52, 70, 3)}" fill="url(#h1)"/>` +
      `<path d="${ridge(land, height * 0.64, 60, 3)}" fill="url(#h2)"/>` +
      row(height * 0.67, 26, mix(theme.far, theme.near, 0.4), 90) +
      `<path d="${ridge(land, height * 0.78, 50, 2)}" fill="url(#h3)"/>` +
      row(height * 0.83, 46, mix(theme.near, theme.far, 0.25), 170) +
      bough(1) +
      bough(-1),
  };
}
