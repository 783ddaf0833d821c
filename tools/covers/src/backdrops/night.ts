import type { Backdrop, Brush } from '../brush.ts';
import { mix, shade } from '../colour.ts';
import { at, C, E, n, P, R } from '../shapes.ts';
import { cloud, ridge, sky } from './land.ts';

export function stars({ canvas, frame, theme }: Brush, count: number, down = 1) {
  return Array.from({ length: count }, () => {
    const [x, y, r] = [
      canvas.random.between(0, frame.w),
      canvas.random.between(0, frame.h * down),
      canvas.random.next() ** 3 * 3.4 + 0.7,
    ];
    const flare =
      r > 3
        ? `<path d="M${n(x)} ${n(y - r * 4)}L${n(x + r * 0.5)} ${n(y)}L${n(x)} ${n(y + r * 4)}L${n(x - r * 0.5)} ${n(y)}ZM${n(x - r * 4)} ${n(y)}L${n(x)} ${n(y + r * 0.5)}L${n(x + r * 4)} ${n(y)}L${n(x)} ${n(y - r * 0.5)}Z" fill="#fff"/>`
        : '';
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${shade(theme.accent, 0.6)}" opacity="${n(canvas.random.between(0.5, 1))}"/>${flare}`;
  }).join('');
}

export function moon(brush: Brush, x: number, y: number, r: number) {
  const { theme, piece, canvas } = brush;
  const crater = shade(theme.accent, 0.12);
  return (
    `<circle cx="${x}" cy="${y}" r="${r * 2.1}" fill="${canvas.radial(0.5, 0.5, 0.5, [0.3, theme.accent, 0.5], [1, theme.accent, 0])}"/>` +
    piece(C(x, y, r), shade(theme.accent, 0.4), { lift: 0.6 }) +
    [
      [-0.35, -0.2, 0.2],
      [0.3, 0.25, 0.26],
      [-0.1, 0.5, 0.12],
      [0.35, -0.4, 0.11],
    ]
      .map(
        ([dx, dy, s]) =>
          `<circle cx="${n(x + dx! * r)}" cy="${n(y + dy! * r)}" r="${n(s! * r)}" fill="${crater}" opacity=".5"/>`,
      )
      .join('')
  );
}

export const moonlit: Backdrop = (brush) => {
  const { theme, frame, piece } = brush;
  return {
    back:
      sky(brush) +
      stars(brush, 70, 0.7) +
      moon(brush, frame.hero.x, frame.hero.y - 30, frame.wide ? 240 : 218) +
      cloud(brush, frame.w * 0.08, frame.horizon * 0.62, 1.1, mix(theme.sky[1], theme.far, 0.3), 0.9) +
      cloud(brush, frame.w * 0.96, frame.horizon * 0.44, 1.1, mix(theme.sky[1], theme.far, 0.2), 0.9) +
      piece(ridge(brush, frame.horizon + 20, 34, 90), mix(theme.far, theme.sky[1], 0.2), { lift: 0.7 }),
    front:
      piece(ridge(brush, frame.horizon + 130, 26, 120), mix(theme.far, theme.near, 0.6), { lift: 0.8 }) +
      pines(brush) +
      piece(ridge(brush, frame.h - 60, 18, 100), theme.near, { lift: 0.8 }),
  };
};

function pines(brush: Brush) {
  const { frame, theme, piece, canvas } = brush;
  return Array.from({ length: Math.round(frame.w / 46) }, (_, i) => {
    const side = Math.abs(i / (frame.w / 46) - 0.5) * 2;
    const h = (60 + 150 * side) * canvas.random.between(0.7, 1.1);
    return at(
      i * 46 + canvas.random.between(-12, 12),
      frame.h - 40,
      piece(
        P(
          `M0 ${n(-h)}L${n(h * 0.2)} ${n(-h * 0.55)}L${n(h * 0.12)} ${n(-h * 0.55)}L${n(h * 0.28)} ${n(-h * 0.2)}L${n(h * 0.16)} ${n(-h * 0.2)}L${n(h * 0.34)} 10H${n(-h * 0.34)}L${n(-h * 0.16)} ${n(-h * 0.2)}H${n(-h * 0.28)}L${n(-h * 0.12)} ${n(-h * 0.55)}H${n(-h * 0.2)}Z`,
        ),
        mix(theme.near, theme.far, 0.2),
        { lift: 0.5 },
      ),
    );
  }).join('');
}

export const town: Backdrop = (brush) => {
  const { theme, frame, piece, canvas } = brush;
  const row = (base: number, colour: string, low: number, high: number, lit: number) => {
    let out = '';
    for (let x = -20; x < frame.w + 20;) {
      const [w, h] = [canvas.random.between(56, 110), canvas.random.between(low, high)];
      const roof = canvas.random.pick([
        `l${n(w / 2)} ${n(-w * 0.5)}l${n(w / 2)} ${n(w * 0.5)}`,
        `h${n(w * 0.2)}v-22h${n(w * 0.6)}v22h${n(w * 0.2)}`,
        `q${n(w / 2)} ${n(-w * 0.7)} ${n(w)} 0`,
      ]);
      out += piece(P(`M${n(x)} ${base}v${n(-h)}${roof}v${n(h)}Z`), colour, { lift: 0.7 });
      for (let wy = base - h + 26; wy < base - 30; wy += 38)
        for (let wx = x + 14; wx < x + w - 20; wx += 26)
          if (canvas.random.next() < lit)
            out += `<rect x="${n(wx)}" y="${n(wy)}" width="12" height="18" rx="3" fill="${theme.accent}" opacity="${n(canvas.random.between(0.6, 1))}"/>`;
      x += w + 2;
    }
    return out;
  };
  return {
    back:
      sky(brush) +
      stars(brush, 50, 0.6) +
      moon(brush, frame.w * (frame.wide ? 0.5 : 0.2), frame.h * 0.14, 52) +
      row(frame.horizon + 60, mix(theme.far, theme.sky[1], 0.4), 130, 290, 0.25) +
      row(frame.horizon + 150, mix(theme.far, theme.near, 0.35), 90, 200, 0.5),
    front: piece(ridge(brush, frame.h - 76, 5, 200), theme.near, { lift: 0.8 }),
  };
};

export const space: Backdrop = (brush) => {
  const { theme, frame, piece, canvas } = brush;
  const nebula = canvas.filter(
    `<feTurbulence type="fractalNoise" baseFrequency=".006 .009" numOctaves="3" seed="${Math.floor(canvas.random.between(1, 99))}"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  1.9 0 0 0 -.75"/>`,
    'x="0" y="0" width="100%" height="100%"',
  );
  const planet = (x: number, y: number, r: number, colour: string) =>
    piece(C(x, y, r), colour, { lift: 0.8 }) +
    `<g clip-path="${canvas.clip(`<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}"/>`)}">${[-0.5, -0.1, 0.35].map((dy, i) => `<rect x="${n(x - r)}" y="${n(y + dy * r)}" width="${n(r * 2)}" height="${n(r * 0.16)}" fill="${shade(colour, i % 2 ? 0.25 : -0.25)}" opacity=".45"/>`).join('')}</g>`;
  return {
    back:
      sky(brush) +
      `<mask id="nebula"><rect width="${frame.w}" height="${frame.h}" filter="${nebula}"/></mask><rect width="${frame.w}" height="${frame.h}" fill="${canvas.linear(40, [0, theme.hero[1]], [1, theme.hero[0]])}" mask="url(#nebula)" opacity=".3"/>` +
      stars(brush, 110) +
      planet(frame.w * 0.1, frame.h * 0.2, 62, theme.far) +
      planet(frame.w * 0.93, frame.h * 0.52, 34, theme.hero[2]),
    front:
      piece(
        P(
          `M-20 ${frame.h + 10}V${frame.h - 60}Q${frame.w / 2} ${frame.h - 170} ${frame.w + 20} ${frame.h - 60}V${frame.h + 10}Z`,
        ),
        theme.near,
        { lift: 1 },
      ) +
      [0.16, 0.4, 0.7, 0.9]
        .map((share, i) =>
          piece(E(frame.w * share, frame.h - 50 - 30 * Math.sin(share * 3), 34 - i * 4, 9), shade(theme.near, 0.1), {
            lift: 0,
          }),
        )
        .join(''),
  };
};

export const aurora: Backdrop = (brush) => {
  const { theme, frame, piece, canvas } = brush;
  const veil = (y: number, colour: string, phase: number) => {
    let d = '';
    for (let x = -20; x <= frame.w + 20; x += 30) d += `${d ? 'L' : 'M'}${x} ${n(y + Math.sin(x / 90 + phase) * 44)}`;
    for (let x = frame.w + 20; x >= -20; x -= 30) d += `L${x} ${n(y - 150 + Math.sin(x / 120 + phase) * 50)}`;
    return `<path d="${d}Z" fill="${canvas.linear(90, [0, colour, 0], [0.7, colour, 0.9], [1, colour, 0])}" filter="${canvas.blur(8)}"/>`;
  };
  const base = moonlit(brush);
  return {
    back:
      sky(brush) +
      stars(brush, 90, 0.7) +
      veil(frame.horizon * 0.8, theme.hero[1], 0) +
      veil(frame.horizon * 0.95, theme.accent, 2) +
      veil(frame.horizon * 0.62, '#6f5fe0', 4) +
      piece(ridge(brush, frame.horizon - 30, 60, 90, true), mix(theme.far, theme.sky[1], 0.3), { lift: 0.7 }) +
      piece(ridge(brush, frame.horizon + 60, 26, 90), theme.far, { lift: 0.7 }),
    front: base.front,
  };
};

export const cavern: Backdrop = (brush) => {
  const { theme, frame, piece, canvas } = brush;
  const teeth = (y: number, down: number, colour: string) => {
    let d = `M-20 ${y - down * 400}`;
    for (let x = -20; x <= frame.w + 40; x += 44)
      d += `L${x} ${n(y + down * canvas.random.between(-20, 40))}L${x + 22} ${n(y + down * canvas.random.between(50, 130))}`;
    return piece(P(`${d}L${frame.w + 60} ${y - down * 400}Z`), colour, { lift: 0.8 });
  };
  return {
    back:
      `<rect width="${frame.w}" height="${frame.h}" fill="${canvas.radial(0.5, 0.45, 0.7, [0, theme.sky[1]], [1, theme.sky[0]])}"/>` +
      teeth(40, 1, mix(theme.far, theme.sky[1], 0.2)) +
      piece(ridge(brush, frame.horizon + 100, 40, 80, true), theme.far, { lift: 0.8 }),
    front: teeth(-26, 1, theme.near) + piece(ridge(brush, frame.h - 50, 34, 70, true), theme.near, { lift: 0.8 }),
  };
};

/** Draws a plain ground of light for emblems. */
export const plain: Backdrop = (brush) => {
  const { theme, frame, canvas, piece } = brush;
  return {
    back: `<rect width="${frame.w}" height="${frame.h}" fill="${canvas.radial(0.5, 0.42, 0.85, [0, theme.sky[1]], [1, theme.sky[0]])}"/>`,
    front: piece(R(-20, frame.h - 34, frame.w + 40, 60), theme.near, { lift: 0.7 }),
  };
};
