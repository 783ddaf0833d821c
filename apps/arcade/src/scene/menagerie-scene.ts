import { lit, mix, shaded } from '@croupier/game-art/symbols';
import { fade, halo, type Land, n, ridge } from './land.ts';

/** Draws a park in the morning: an aviary of glass and gilt ribs behind the table, clipped trees to both sides. */
export function menagerieScene(land: Land): { defs: string; body: string } {
  const { width, height, theme, random } = land;
  const tall = height > width;
  const unit = Math.min(width, height);
  const middle = width / 2;
  // Gold is visible on a pale sky only in a deep tone.
  const gilt = mix(theme.accent, '#a86c14', 0.7);
  const leaf = mix(theme.near, '#3f8a4c', 0.65);

  // The aviary: a dome on a drum, its ribs spaced as on a round body.
  const [half, top, eaves, foot] = tall
    ? [width * 0.45, height * 0.07, height * 0.3, height * 0.86]
    : [width * 0.37, height * 0.07, height * 0.46, height * 0.84];
  /**
   * Returns how far the base of a round building curves towards the viewer at `x` from its middle, seen from slightly
   * above.
   */
  const bow = (x: number): number => half * 0.07 * (1 - (x / half) ** 2);
  const dome = (x: number): string =>
    `M${n(middle + x)} ${n(foot + bow(x))}V${n(eaves)}C${n(middle + x)} ${n(eaves - (eaves - top) * 0.62)} ${n(middle + x * 0.62)} ${n(top + (eaves - top) * 0.04)} ${n(middle)} ${n(top)}`;
  const glass = `${dome(-half)}C${n(middle + half * 0.62)} ${n(top + (eaves - top) * 0.04)} ${n(middle + half)} ${n(eaves - (eaves - top) * 0.62)} ${n(middle + half)} ${n(eaves)}V${n(foot)}Z`;
  const ribs = Array.from({ length: 13 }, (_, index) => {
    const x = -half * Math.cos((Math.PI / 12) * index);
    return `<path d="${dome(x)}" stroke-width="${index % 12 ? 3.5 : 9}" stroke-opacity="${index % 12 ? 0.8 : 1}"/>`;
  }).join('');
  const hoop = (y: number, x: number, weight: number): string =>
    `<path d="M${n(middle - x)} ${n(y)}Q${n(middle)} ${n(y + x * 0.14)} ${n(middle + x)} ${n(y)}" stroke-width="${weight}"/>`;
  const beads = Array.from({ length: 25 }, (_, index) => {
    const share = Math.cos((Math.PI / 24) * index);
    return `<circle cx="${n(middle - half * share)}" cy="${n(eaves + bow(half * share) + unit * 0.022)}" r="${n(unit * 0.009)}"/>`;
  }).join('');
  const lantern = unit * 0.03;
  const finial =
    `<path d="M${n(middle - lantern * 1.6)} ${n(top + lantern * 0.5)}Q${n(middle)} ${n(top - lantern * 0.7)} ${n(middle + lantern * 1.6)} ${n(top + lantern * 0.5)}Z"/><circle cx="${n(middle)}" cy="${n(top - lantern * 0.6)}" r="${n(lantern * 0.7)}"/>` +
    `<path d="M${n(middle - lantern * 0.24)} ${n(top - lantern)}L${n(middle)} ${n(top - lantern * 2.9)}L${n(middle + lantern * 0.24)} ${n(top - lantern)}Z"/>`;

  const bird = (x: number, y: number, size: number, colour: string, flip: number): string =>
    `<path transform="translate(${n(x)} ${n(y)}) scale(${n(size * flip)} ${n(size)})" d="M0 0C2 -7 8 -10 12 -8C13 -12 19 -13 21 -9L26 -7L21.5 -5.5C21 1 14 5 8 4L-9 11L-4 5Z" fill="${colour}"/>`;
  const perched = [
    [-0.86, 1],
    [-0.72, 1],
    [0.74, -1],
    [0.9, -1],
    [-0.78, 1],
  ]
    .map(([share, flip], index) => {
      const y = (index < 4 ? eaves : (eaves + foot) / 2) + bow(half * share!);
      return bird(
        middle + half * share!,
        y - unit * 0.012,
        tall ? 1.9 : 1.7,
        [theme.hero[0], theme.hero[1], theme.hero[0], theme.hero[2], theme.hero[1]][index]!,
        flip!,
      );
    })
    .join('');
  const flock = Array.from({ length: 7 }, () => {
    const [x, y, w] = [width * (0.04 + random() * 0.92), height * (0.05 + random() * 0.2), 9 + random() * 11];
    return `<path d="M${n(x - w)} ${n(y - w * 0.3)}Q${n(x - w * 0.4)} ${n(y - w * 0.6)} ${n(x)} ${n(y)}Q${n(x + w * 0.4)} ${n(y - w * 0.6)} ${n(x + w)} ${n(y - w * 0.3)}" fill="none" stroke="${mix(theme.near, theme.sky[0], 0.35)}" stroke-width="3" stroke-linecap="round"/>`;
  }).join('');

  /** Draws round crowns from edge to edge, with light from above. */
  const grove = (base: number, size: number, gap: number, fill: string): string => {
    const crowns = Array.from({ length: Math.ceil(width / gap) + 1 }, (_, index) => {
      const [x, r] = [index * gap + (random() - 0.5) * gap * 0.5, size * (0.7 + random() * 0.6)];
      return [
        [-0.55, -0.45, 0.55],
        [0.55, -0.5, 0.5],
        [0, -0.95, 0.62],
        [0, -0.2, 0.8],
      ]
        .map(
          ([dx, dy, share]) =>
            `M${n(x + (dx! - share!) * r)} ${n(base + dy! * r)}a${n(share! * r)} ${n(share! * r)} 0 1 1 ${n(share! * r * 2)} 0a${n(share! * r)} ${n(share! * r)} 0 1 1 ${n(-share! * r * 2)} 0Z`,
        )
        .join('');
    }).join('');
    return `<path d="${crowns}M0 ${n(base - size * 0.75)}H${width}V${n(height)}H0Z" fill="url(#${fill})"/>`;
  };
  /** Draws a tree clipped to three balls in a gilt tub. */
  const topiary = (x: number, y: number, size: number): string => {
    const balls = [
      [0.7, 0.42],
      [1.4, 0.33],
      [1.94, 0.23],
    ]
      .map(([up, r]) => {
        const [cy, radius] = [y - size * up!, size * r!];
        return (
          `<circle cx="${n(x)}" cy="${n(cy)}" r="${n(radius)}" fill="url(#clipped)"/>` +
          Array.from({ length: 9 }, () => {
            const [angle, far] = [random() * Math.PI * 2, radius * Math.sqrt(random()) * 0.85];
            return `<path d="M${n(x + Math.cos(angle) * far - 6)} ${n(cy + Math.sin(angle) * far)}q6 -7 12 0" fill="none" stroke="${lit(leaf, 0.4)}" stroke-opacity=".5" stroke-width="2.5"/>`;
          }).join('')
        );
      })
      .join('');
    return (
      `<path d="M${n(x)} ${n(y)}V${n(y - size * 1.9)}" stroke="${shaded(leaf, 0.6)}" stroke-width="${n(size * 0.09)}"/>${balls}` +
      `<path d="M${n(x - size * 0.36)} ${n(y - size * 0.28)}H${n(x + size * 0.36)}L${n(x + size * 0.26)} ${n(y + size * 0.3)}H${n(x - size * 0.26)}Z" fill="url(#tub)"/><path d="M${n(x - size * 0.42)} ${n(y - size * 0.34)}h${n(size * 0.84)}v${n(size * 0.12)}h${n(-size * 0.84)}Z" fill="${lit(gilt, 0.3)}"/>`
    );
  };
  /** Draws broad leaves that reach in from a lower corner. */
  const thicket = Array.from({ length: 8 }, (_, index) => {
    const [turn, long] = [-86 + index * 13 + random() * 8, unit * (0.2 + random() * 0.13)];
    const colour = mix(shaded(leaf, 0.25), theme.far, (index % 3) * 0.24);
    return `<g transform="translate(${n(-unit * 0.02)} ${n(height * 1.02)}) rotate(${n(turn)})"><path d="M0 0C${n(long * 0.3)} ${n(-long * 0.26)} ${n(long * 0.8)} ${n(-long * 0.2)} ${n(long)} 0C${n(long * 0.8)} ${n(long * 0.2)} ${n(long * 0.3)} ${n(long * 0.26)} 0 0Z" fill="${colour}"/><path d="M0 0H${n(long * 0.92)}" stroke="${lit(colour, 0.35)}" stroke-opacity=".6" stroke-width="3"/></g>`;
  }).join('');
  const trees = tall
    ? [[0.09, 0.81, 0.18]]
    : [
        [0.055, 0.83, 0.2],
        [0.145, 0.79, 0.145],
      ];
  const far = mix(theme.far, theme.sky[1], 0.5);
  return {
    defs:
      halo('sun', lit(theme.accent, 0.3), 0.9) +
      fade('pane', lit(theme.sky[1], 0.6), lit(theme.sky[1], 0.2), 0.5, 0.12) +
      fade('gilt', lit(gilt, 0.4), gilt) +
      fade('lawn', mix(theme.far, theme.near, 0.3), shaded(theme.near, 0.1)) +
      fade('path', lit(theme.sky[1], 0.35), mix(theme.accent, theme.near, 0.3), 0.35, 0.7) +
      fade('grove1', lit(far, 0.22), mix(far, theme.far, 0.6)) +
      fade('grove2', mix(lit(theme.far, 0.16), leaf, 0.15), mix(theme.far, leaf, 0.45)) +
      fade('tub', gilt, shaded(gilt, 0.45)) +
      `<radialGradient id="clipped" cx=".34" cy=".28" r=".85"><stop stop-color="${lit(leaf, 0.38)}"/><stop offset=".5" stop-color="${leaf}"/><stop offset="1" stop-color="${shaded(leaf, 0.5)}"/></radialGradient>`,
    body:
      `<circle cx="${n(middle)}" cy="${n(height * 0.3)}" r="${n(unit * 0.7)}" fill="url(#sun)"/>${flock}` +
      `<path d="${ridge(land, height * 0.6, 60, 3)}" fill="${far}"/>${grove(height * 0.66, unit * 0.1, unit * 0.15, 'grove1')}` +
      `<path d="${glass}" fill="url(#pane)"/>${grove(height * 0.75, unit * 0.07, unit * 0.11, 'grove2')}` +
      `<path d="${ridge(land, height * 0.76, 26, 2)}" fill="url(#lawn)"/>` +
      `<path d="M${n(middle - half * 0.2)} ${n(height * 0.8)}Q${n(middle - half * 0.4)} ${n(height * 0.9)} ${n(middle - half)} ${height}H${n(middle + half)}Q${n(middle + half * 0.4)} ${n(height * 0.9)} ${n(middle + half * 0.2)} ${n(height * 0.8)}Z" fill="url(#path)"/>` +
      `<g fill="none" stroke="${gilt}">${ribs}${hoop(eaves, half, 9)}${hoop(eaves + unit * 0.045, half, 4)}${hoop(eaves + (foot - eaves) * 0.5, half, 5)}${hoop(foot, half, 12)}${hoop(top + (eaves - top) * 0.32, half * 0.7, 4)}</g>` +
      `<g fill="url(#gilt)">${beads}${finial}</g>${perched}` +
      trees
        .map(
          ([share, base, size]) =>
            topiary(width * share!, height * base!, unit * size!) +
            topiary(width * (1 - share!), height * base!, unit * size!),
        )
        .join('') +
      `${thicket}<g transform="translate(${width} 0) scale(-1 1)">${thicket}</g>`,
  };
}
