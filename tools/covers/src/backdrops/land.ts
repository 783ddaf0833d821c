import type { Backdrop, Brush } from '../brush.ts';
import { mix, shade } from '../colour.ts';
import { at, C, curve, E, n, P, R } from '../shapes.ts';

export const sky = ({ canvas, theme, frame }: Brush) =>
  `<rect width="${frame.w}" height="${frame.h}" fill="${canvas.linear(90, [0, theme.sky[0]], [0.72, theme.sky[1]])}"/>`;

export function cloud({ piece }: Brush, x: number, y: number, scale: number, colour: string, opacity = 0.9) {
  return at(
    x,
    y,
    piece(P('M-90 22a28 28 0 0 1 6-55a44 44 0 0 1 78-22a36 36 0 0 1 62 18a30 30 0 0 1 30 59Z'), colour, {
      lift: 0.6,
      opacity,
    }),
    scale,
  );
}

/** Draws a ridge across the whole picture: `rough` bends it, `step` is the distance of its points. */
export function ridge({ canvas, frame }: Brush, y: number, rough: number, step: number, sharp = false): string {
  const points: [number, number][] = [];
  for (let x = -step; x <= frame.w + step; x += step) points.push([x, y + canvas.random.between(-rough, rough)]);
  const top = sharp ? points.map(([px, py], i) => `${i ? 'L' : 'M'}${n(px)} ${n(py)}`).join('') : curve(points, false);
  return P(`${top}L${frame.w + step} ${frame.h + 20}L${-step} ${frame.h + 20}Z`);
}

/** Leaves pushed into the corners, out of the light, so that one looks through them. */
export function leaves(brush: Brush, colour: string, spread = 1): string {
  const { canvas, frame, piece } = brush;
  const leaf = (length: number) =>
    piece(
      P(
        `M0 0C${length * 0.3} ${-length * 0.28} ${length * 0.8} ${-length * 0.2} ${length} 0C${length * 0.8} ${length * 0.16} ${length * 0.3} ${length * 0.22} 0 0Z`,
      ),
      colour,
      { lift: 0.8 },
    );
  const bunch = (from: number, to: number) =>
    Array.from({ length: 6 }, (_, i) =>
      at(0, 0, leaf(canvas.random.between(110, 190) * spread), 1, from + ((to - from) * i) / 5),
    ).join('');
  return at(-22, frame.h + 8, bunch(-88, -8)) + at(frame.w + 22, frame.h + 8, bunch(-172, -92));
}

export const hills: Backdrop = (brush) => {
  const { theme, frame, piece, canvas } = brush;
  const sun = piece(C(frame.w * (frame.wide ? 0.52 : 0.78), frame.horizon * 0.32, 62), shade(theme.accent, 0.35), {
    lift: 0.6,
  });
  const clouds = [0.14, 0.55, 0.92]
    .map((share, i) =>
      cloud(brush, frame.w * share, frame.horizon * (0.18 + 0.17 * i), 0.75 + 0.2 * i, shade(theme.sky[1], 0.45)),
    )
    .join('');
  const layers = [0, 1, 2, 3].map((i) =>
    piece(
      ridge(brush, frame.horizon - 40 + i * 62, 26, 130),
      mix(mix(theme.far, theme.sky[1], 0.5), theme.near, i / 3),
      { lift: 0.9 },
    ),
  );
  const trees = Array.from({ length: 9 }, () => {
    const x = canvas.random.between(0, frame.w);
    const s = canvas.random.between(0.5, 1);
    return at(
      x,
      frame.horizon + 40,
      piece(R(-4, -10, 8, 34), shade(theme.near, -0.2), { flat: true }) +
        piece(E(0, -36, 24, 36), mix(theme.far, theme.near, 0.55), { lift: 0.5 }),
      s,
    );
  }).join('');
  return {
    back: sky(brush) + sun + clouds + layers.slice(0, 2).join('') + trees + layers.slice(2).join(''),
    front: leaves(brush, shade(theme.near, -0.25)),
  };
};

export const mountains: Backdrop = (brush) => {
  const { theme, frame, piece } = brush;
  const peak = (x: number, y: number, w: number, h: number, colour: string) =>
    piece(
      P(
        `M${x - w} ${y + h}L${x - w * 0.35} ${y + h * 0.35}L${x} ${y}L${x + w * 0.42} ${y + h * 0.42}L${x + w} ${y + h}Z`,
      ),
      colour,
      { lift: 0.8 },
    ) +
    piece(
      P(
        `M${x} ${y}L${x + w * 0.27} ${y + h * 0.27}l${-w * 0.1} ${-h * 0.02}l${-w * 0.08} ${h * 0.1}l${-w * 0.1} ${-h * 0.08}l${-w * 0.13} ${h * 0.07}L${x - w * 0.27} ${y + h * 0.27}Z`,
      ),
      shade(theme.sky[1], 0.55),
      { lift: 0 },
    );
  const far = mix(theme.far, theme.sky[1], 0.45);
  const row = [0.08, 0.36, 0.66, 0.95]
    .map((share, i) => peak(frame.w * share, frame.horizon - 250 + (i % 2) * 70, 190, 330, i % 2 ? far : theme.far))
    .join('');
  return {
    back:
      sky(brush) +
      piece(C(frame.w * 0.5, frame.horizon - 220, 88), shade(theme.accent, 0.3), { lift: 0.5 }) +
      cloud(brush, frame.w * 0.2, frame.horizon * 0.24, 0.9, shade(theme.sky[1], 0.4)) +
      cloud(brush, frame.w * 0.85, frame.horizon * 0.4, 0.7, shade(theme.sky[1], 0.4)) +
      row +
      piece(ridge(brush, frame.horizon + 10, 22, 90), mix(theme.far, theme.near, 0.45), { lift: 0.8 }) +
      piece(ridge(brush, frame.horizon + 80, 16, 120), mix(theme.far, theme.near, 0.8), { lift: 0.8 }),
    front: piece(ridge(brush, frame.h - 40, 24, 110), shade(theme.near, -0.25), { lift: 0.8 }),
  };
};

export const forest: Backdrop = (brush) => {
  const { theme, frame, piece, canvas } = brush;
  const trunks = (count: number, colour: string, width: number) =>
    Array.from({ length: count }, (_, i) => {
      const x = ((i + canvas.random.between(0.15, 0.85)) / count) * frame.w;
      const w = width * canvas.random.between(0.7, 1.2);
      return piece(
        P(
          `M${n(x - w)} ${frame.h}C${n(x - w * 0.5)} ${frame.h * 0.6} ${n(x - w * 0.4)} ${frame.h * 0.3} ${n(x - w * 0.6)} -10H${n(x + w * 0.5)}C${n(x + w * 0.4)} ${frame.h * 0.3} ${n(x + w * 0.6)} ${frame.h * 0.7} ${n(x + w * 1.2)} ${frame.h}Z`,
        ),
        colour,
        { lift: 0.6 },
      );
    }).join('');
  const mist = `<rect width="${frame.w}" height="${frame.h}" fill="${canvas.linear(90, [0.2, theme.sky[1], 0], [0.62, theme.sky[1], 0.55], [0.85, theme.sky[1], 0])}"/>`;
  const crown = (y: number, colour: string) =>
    piece(
      P(
        `M-20 -20H${frame.w + 20}V${y}${Array.from({ length: 9 }, (_, i) => `q${-(frame.w + 40) / 18} ${30 + 24 * ((i * 7) % 3)} ${-(frame.w + 40) / 9} 0`).join('')}Z`,
      ),
      colour,
      { lift: 0.8 },
    );
  return {
    back:
      sky(brush) +
      trunks(8, mix(theme.far, theme.sky[1], 0.55), 16) +
      mist +
      trunks(6, mix(theme.far, theme.near, 0.25), 24) +
      mist +
      crown(46, mix(theme.far, theme.near, 0.5)) +
      piece(ridge(brush, frame.horizon + 110, 18, 110), mix(theme.far, theme.near, 0.6), { lift: 0.7 }),
    front:
      crown(14, theme.near) +
      piece(ridge(brush, frame.h - 50, 22, 90), theme.near, { lift: 0.8 }) +
      leaves(brush, shade(theme.near, -0.2), 0.9),
  };
};

export const desert: Backdrop = (brush) => {
  const { theme, frame, piece } = brush;
  const mesa = (x: number, w: number, h: number, colour: string) =>
    piece(
      P(
        `M${n(x - w)} ${frame.horizon + 30}l${n(w * 0.16)} ${n(-h * 0.5)}h${n(w * 0.14)}l${n(w * 0.1)} ${n(-h * 0.5)}h${n(w * 1.15)}l${n(w * 0.12)} ${n(h * 0.55)}h${n(w * 0.12)}l${n(w * 0.2)} ${n(h * 0.45)}Z`,
      ),
      colour,
      { lift: 0.7 },
    );
  return {
    back:
      sky(brush) +
      piece(C(frame.w * 0.5, frame.horizon - 160, 150), shade(theme.accent, 0.1), { lift: 0.6 }) +
      mesa(frame.w * 0.14, 110, 190, mix(theme.far, theme.sky[1], 0.35)) +
      mesa(frame.w * 0.88, 130, 240, mix(theme.far, theme.sky[1], 0.2)) +
      piece(ridge(brush, frame.horizon + 24, 12, 170), mix(theme.far, theme.sky[1], 0.15), { lift: 0.7 }) +
      piece(ridge(brush, frame.horizon + 90, 20, 210), theme.far, { lift: 0.8 }),
    front: piece(ridge(brush, frame.h - 60, 26, 160), theme.near, { lift: 0.8 }),
  };
};

export const meadow: Backdrop = (brush) => {
  const { theme, frame, piece, canvas } = brush;
  const blades = Array.from({ length: Math.round(frame.w / 16) }, (_, i) => {
    const x = i * 16 + canvas.random.between(-8, 8);
    const h = canvas.random.between(50, 130);
    const lean = canvas.random.between(-26, 26);
    return P(
      `M${n(x - 7)} ${frame.h + 5}Q${n(x)} ${n(frame.h - h * 0.6)} ${n(x + lean)} ${n(frame.h - h)}Q${n(x + 8)} ${n(frame.h - h * 0.5)} ${n(x + 9)} ${frame.h + 5}Z`,
    );
  });
  const flowers = Array.from({ length: 8 }, () => {
    const [x, y] = [canvas.random.between(10, frame.w - 10), frame.h - canvas.random.between(40, 130)];
    return (
      [0, 72, 144, 216, 288]
        .map((turn) =>
          at(x, y, piece(E(0, -9, 6, 9), canvas.random.pick([theme.accent, theme.hero[1]]), { flat: true }), 1, turn),
        )
        .join('') + piece(C(x, y, 5), theme.hero[2], { flat: true })
    );
  }).join('');
  const base = hills(brush);
  return {
    back: base.back,
    front:
      blades
        .map((blade, i) => piece(blade, mix(theme.near, theme.far, (i % 3) * 0.25), { lift: 0, flat: true }))
        .join('') + flowers,
  };
};
