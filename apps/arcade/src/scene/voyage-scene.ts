import { lit, mix, shaded } from '@croupier/game-art/symbols';
import { fade, halo, type Land, n, ridge } from './land.ts';

/** Draws a valley on a clear day: balloons over the hills, a train on the viaduct, wires along the road. */
export function voyageScene(land: Land): { defs: string; body: string } {
  const { width, height, theme, random } = land;
  const wide = width > height;
  const unit = Math.min(width, height);
  const deck = height * (wide ? 0.56 : 0.765);
  const [sunX, sunY] = wide ? [width * 0.1, height * 0.2] : [width * 0.3, height * 0.17];
  const stone = mix(theme.far, lit(theme.sky[1], 0.4), 0.4);
  const far = mix(theme.far, theme.sky[1], 0.55);

  const cloud = (x: number, y: number, size: number, opacity: number): string =>
    `<path transform="translate(${n(x)} ${n(y)}) scale(${n(size)})" d="M-4 34C-8 20 8 10 20 17C24 -2 52 -8 62 8C74 -4 98 2 98 18C112 14 124 24 118 34C114 40 2 40 -4 34Z" fill="${lit(theme.sky[1], 0.65)}" fill-opacity="${opacity}"/>`;

  const balloon = (x: number, y: number, size: number, colour: string, stripe: string): string => {
    const silk = (share: number) =>
      `M0 -60C${n(30 * share)} -60 ${n(46 * share)} -42 ${n(46 * share)} -20C${n(46 * share)} 2 ${n(20 * share)} 12 ${n(10 * share)} 28H${n(-10 * share)}C${n(-20 * share)} 12 ${n(-46 * share)} 2 ${n(-46 * share)} -20C${n(-46 * share)} -42 ${n(-30 * share)} -60 0 -60Z`;
    return (
      `<g transform="translate(${n(x)} ${n(y)}) scale(${(size / 100).toFixed(2)})">` +
      `<path d="${silk(1)}" fill="${colour}"/><path d="${silk(0.68)}" fill="${stripe}"/><path d="${silk(0.34)}" fill="${colour}"/>` +
      `<path d="M0 -60C36 -46 34 0 7 28H10C20 12 46 2 46 -20C46 -42 30 -60 0 -60Z" fill="${shaded(colour, 0.6)}" fill-opacity=".22"/>` +
      `<path d="M-9 28L-7 42M9 28L7 42" stroke="${shaded(colour, 0.6)}" stroke-width="1.6"/><path d="M-9 41H9L7 54H-7Z" fill="${shaded(mix(colour, '#8a5a2a', 0.7), 0.2)}"/></g>`
    );
  };

  // Piers close together look tall, so the span depends on the shorter side of the picture.
  const span = unit * 0.125;
  const [parapet, pier, drop] = [unit * 0.022, unit * 0.021, height * (wide ? 0.34 : 0.2)];
  const arches = Array.from({ length: Math.ceil(width / span) + 1 }, (_, index) => {
    const [x1, x2] = [index * span - span * 0.4 + pier, (index + 1) * span - span * 0.4];
    const r = (x2 - x1) / 2;
    const crown = deck + parapet * 1.6;
    return `M${n(x1)} ${n(deck + drop)}V${n(crown + r)}A${n(r)} ${n(r)} 0 0 1 ${n(x2)} ${n(crown + r)}V${n(deck + drop)}Z`;
  }).join('');
  const viaduct =
    `<path fill-rule="evenodd" d="M0 ${n(deck)}H${width}V${n(deck + drop)}H0Z${arches}" fill="url(#stone)"/>` +
    `<path d="M0 ${n(deck - parapet * 0.3)}H${width}V${n(deck + parapet * 0.35)}H0Z" fill="${lit(stone, 0.3)}"/>` +
    `<path d="M0 ${n(deck + parapet * 0.35)}H${width}v${n(parapet * 0.3)}H0Z" fill="${shaded(stone, 0.4)}" fill-opacity=".5"/>`;

  const car = unit * 0.094;
  const [front, rail] = [width * (wide ? 0.13 : 0.19), deck - parapet * 0.3];
  const livery = theme.hero[0];
  const coaches = Array.from({ length: Math.ceil(front / car) + 1 }, (_, index) => {
    const x = front - (index + 1) * car * 1.06;
    const windows = [0.12, 0.34, 0.56, 0.78]
      .map(
        (at) =>
          `<rect x="${n(x + car * at)}" y="${n(rail - car * 0.36)}" width="${n(car * 0.13)}" height="${n(car * 0.13)}" rx="1.5" fill="${lit(theme.accent, 0.4)}"/>`,
      )
      .join('');
    return (
      `<rect x="${n(x)}" y="${n(rail - car * 0.45)}" width="${n(car)}" height="${n(car * 0.38)}" rx="4" fill="${livery}"/>` +
      `<rect x="${n(x - 1)}" y="${n(rail - car * 0.49)}" width="${n(car + 2)}" height="${n(car * 0.07)}" rx="3" fill="${shaded(livery, 0.45)}"/>${windows}` +
      [0.18, 0.8]
        .map(
          (at) =>
            `<circle cx="${n(x + car * at)}" cy="${n(rail - car * 0.055)}" r="${n(car * 0.06)}" fill="${shaded(theme.near, 0.6)}"/>`,
        )
        .join('')
    );
  }).join('');
  const iron = shaded(mix(theme.near, livery, 0.25), 0.35);
  const at = (dx: number, dy: number) => `${n(front + car * dx)} ${n(rail - car * dy)}`;
  const engine =
    `<path d="M${at(0, 0.07)}V${n(rail - car * 0.56)}H${n(front + car * 0.3)}V${n(rail - car * 0.42)}H${n(front + car * 0.72)}V${n(rail - car * 0.62)}H${n(front + car * 0.84)}V${n(rail - car * 0.42)}H${n(front + car * 0.95)}V${n(rail - car * 0.12)}L${at(1.08, 0.02)}H${n(front + car * 0.9)}V${n(rail - car * 0.07)}Z" fill="${iron}"/>` +
    `<rect x="${n(front - car * 0.04)}" y="${n(rail - car * 0.62)}" width="${n(car * 0.4)}" height="${n(car * 0.07)}" rx="3" fill="${iron}"/><rect x="${n(front + car * 0.69)}" y="${n(rail - car * 0.65)}" width="${n(car * 0.18)}" height="${n(car * 0.06)}" rx="2" fill="${theme.accent}"/>` +
    `<rect x="${n(front + car * 0.08)}" y="${n(rail - car * 0.5)}" width="${n(car * 0.15)}" height="${n(car * 0.16)}" rx="2" fill="${lit(theme.accent, 0.4)}"/><path d="M${at(0.48, 0.42)}V${n(rail - car * 0.12)}" stroke="${theme.accent}" stroke-width="2.4"/>` +
    [0.16, 0.42, 0.66]
      .map(
        (x) =>
          `<circle cx="${n(front + car * x)}" cy="${n(rail - car * 0.09)}" r="${n(car * 0.1)}" fill="${shaded(iron, 0.35)}" stroke="${livery}" stroke-width="2"/>`,
      )
      .join('') +
    `<circle cx="${at(0.97, 0.34).replace(' ', '" cy="')}" r="${n(car * 0.3)}" fill="url(#sun)"/>`;
  const steam = Array.from({ length: 10 }, (_, index) => {
    const [x, y] = [
      front + car * (0.78 - index * 0.34 - index * index * 0.012),
      rail - car * (0.8 + index * 0.11 + (random() - 0.5) * 0.1),
    ];
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(car * (0.12 + index * 0.035))}" fill="${lit(theme.sky[1], 0.8)}" fill-opacity="${n(0.85 - index * 0.075)}"/>`;
  }).join('');

  // Wires sag between poles that grow towards the viewer.
  const poles = [0.02, 0.17, 0.3, 0.41, 0.5, 0.59, 0.7, 0.83, 0.98].map((share) => {
    const reach = Math.abs(share - 0.5) * 2;
    return { x: width * share, foot: height * (0.84 + reach * 0.08), tall: unit * (0.1 + reach * 0.24) };
  });
  const wood = shaded(theme.near, 0.45);
  const wires = poles
    .slice(1)
    .map((pole, index) => {
      const last = poles[index]!;
      return [0.96, 0.84]
        .map((level) => {
          const [y1, y2] = [last.foot - last.tall * level, pole.foot - pole.tall * level];
          return `M${n(last.x)} ${n(y1)}Q${n((last.x + pole.x) / 2)} ${n((y1 + y2) / 2 + unit * 0.05)} ${n(pole.x)} ${n(y2)}`;
        })
        .join('');
    })
    .join('');
  const timber = poles
    .map(({ x, foot, tall }) => {
      const w = tall * 0.03;
      return (
        `<path d="M${n(x - w)} ${n(foot)}L${n(x - w * 0.7)} ${n(foot - tall)}H${n(x + w * 0.7)}L${n(x + w)} ${n(foot)}Z"/>` +
        [0.96, 0.84]
          .map(
            (level) =>
              `<rect x="${n(x - tall * 0.17)}" y="${n(foot - tall * level)}" width="${n(tall * 0.34)}" height="${n(w * 1.3)}"/>` +
              [-0.15, 0.13]
                .map(
                  (side) =>
                    `<rect x="${n(x + tall * side)}" y="${n(foot - tall * level - w * 1.7)}" width="${n(w)}" height="${n(w * 1.9)}" fill="${lit(theme.accent, 0.3)}"/>`,
                )
                .join(''),
          )
          .join('')
      );
    })
    .join('');
  const hedge = (y: number, size: number, colour: string): string =>
    Array.from({ length: Math.ceil(width / (size * 1.7)) }, (_, index) => {
      const r = size * (0.5 + random() * 0.6);
      return `<ellipse cx="${n(index * size * 1.7 + random() * size * 2)}" cy="${n(y + (random() - 0.5) * size)}" rx="${n(r * 1.3)}" ry="${n(r)}" fill="${random() > 0.5 ? colour : lit(colour, 0.1)}"/>`;
    }).join('');

  const sky = wide
    ? balloon(width * 0.91, height * 0.24, 190, theme.hero[0], lit(theme.hero[2], 0.3)) +
      balloon(width * 0.8, height * 0.1, 76, mix(theme.hero[1], theme.sky[0], 0.15), lit(theme.hero[2], 0.4)) +
      balloon(width * 0.2, height * 0.3, 96, mix(theme.hero[1], theme.sky[0], 0.1), lit(theme.accent, 0.4))
    : balloon(width * 0.8, height * 0.182, 160, theme.hero[0], lit(theme.hero[2], 0.3)) +
      balloon(width * 0.56, height * 0.16, 84, mix(theme.hero[1], theme.sky[0], 0.15), lit(theme.accent, 0.4));
  const hills = deck - unit * (wide ? 0.05 : 0.12);
  return {
    defs:
      halo('sun', lit(theme.accent, 0.2), 0.95) +
      fade('stone', lit(stone, 0.15), mix(stone, theme.near, 0.55)) +
      fade('h1', lit(far, 0.25), far) +
      fade('h2', mix(theme.far, theme.sky[1], 0.2), theme.far) +
      fade('h3', mix(theme.near, theme.far, 0.6), mix(theme.near, theme.far, 0.15)) +
      fade('h4', mix(theme.near, theme.far, 0.2), shaded(theme.near, 0.15)),
    body:
      `<circle cx="${n(sunX)}" cy="${n(sunY)}" r="${n(unit * 0.42)}" fill="url(#sun)"/><circle cx="${n(sunX)}" cy="${n(sunY)}" r="${n(unit * 0.07)}" fill="${lit(theme.accent, 0.6)}"/>` +
      cloud(width * (wide ? 0.21 : 0.02), height * 0.08, wide ? 1.9 : 1.4, 0.55) +
      cloud(width * 0.55, height * 0.04, 1.5, 0.4) +
      cloud(width * (wide ? 0.66 : 0.45), height * (wide ? 0.3 : 0.33), 1.7, 0.55) +
      `<path d="${ridge(land, hills - unit * (wide ? 0.09 : 0.18), unit * 0.11, 3)}" fill="url(#h1)"/>${sky}` +
      `<path d="${ridge(land, hills, unit * 0.07, 4)}" fill="url(#h2)"/>` +
      steam +
      coaches +
      engine +
      viaduct +
      `<path d="${ridge(land, deck + drop * 0.72, unit * 0.05, 3)}" fill="url(#h3)"/>` +
      hedge(deck + drop * 0.86, unit * 0.022, mix(theme.near, theme.far, 0.35)) +
      `<path d="${ridge(land, height * 0.85, unit * 0.035, 2)}" fill="url(#h4)"/>` +
      (wide
        ? `<path d="${wires}" fill="none" stroke="${wood}" stroke-width="2" stroke-opacity=".7"/><g fill="${wood}">${timber}</g>`
        : '') +
      hedge(height * 0.965, unit * 0.06, shaded(theme.near, 0.2)),
  };
}
