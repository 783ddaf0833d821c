import type { Backdrop, Brush } from '../brush.ts';
import { mix, shade } from '../colour.ts';
import { at, C, E, n, P, R } from '../shapes.ts';
import { cloud, ridge, sky } from './land.ts';

/** Draws one band of waves: crests of the given length from y down to the bottom. */
export function waves({ frame }: Brush, y: number, length: number, height: number, offset = 0): string {
  let d = `M${-length + offset} ${n(y)}`;
  for (let x = -length; x < frame.w + length * 2; x += length)
    d += `c${n(length * 0.25)} ${n(-height)} ${n(length * 0.55)} ${n(-height * 1.1)} ${n(length * 0.72)} ${n(-height * 0.2)}c${n(length * 0.06)} ${n(height * 0.35)} ${n(length * 0.18)} ${n(height * 0.3)} ${n(length * 0.28)} ${n(height * 0.2)}`;
  return P(`${d}V${frame.h + 20}H${-length}Z`);
}

function glitter({ canvas, frame, theme }: Brush, x: number) {
  return Array.from({ length: 26 }, (_, i) => {
    const depth = i / 26;
    const w = canvas.random.between(16, 60) * (0.4 + depth);
    return `<rect x="${n(x - w / 2 + canvas.random.between(-50, 50) * (0.3 + depth))}" y="${n(frame.horizon + 6 + depth * depth * (frame.h - frame.horizon))}" width="${n(w)}" height="${n(2 + depth * 5)}" rx="3" fill="${shade(theme.accent, 0.3)}" opacity="${n(0.75 - depth * 0.4)}"/>`;
  }).join('');
}

export const sea: Backdrop = (brush) => {
  const { theme, frame, piece, canvas } = brush;
  const sunX = frame.wide ? frame.w * 0.58 : frame.w * 0.5;
  return {
    back:
      sky(brush) +
      piece(C(sunX, frame.horizon - 70, 112), shade(theme.accent, 0.25), { lift: 0.6 }) +
      cloud(brush, frame.w * 0.12, frame.horizon * 0.28, 0.9, shade(theme.sky[1], 0.4)) +
      cloud(brush, frame.w * 0.9, frame.horizon * 0.2, 0.7, shade(theme.sky[1], 0.4)) +
      cloud(brush, frame.w * 0.78, frame.horizon * 0.58, 1, shade(theme.sky[1], 0.3), 0.7) +
      piece(ridge(brush, frame.horizon - 26, 26, 76), mix(theme.far, theme.sky[1], 0.4), { lift: 0.5 }) +
      `<rect y="${frame.horizon}" width="${frame.w}" height="${frame.h}" fill="${canvas.linear(90, [0, mix(theme.far, theme.sky[1], 0.35)], [0.5, theme.far], [1, theme.near])}"/>` +
      glitter(brush, sunX) +
      piece(waves(brush, frame.horizon + 60, 120, 20), mix(theme.far, theme.near, 0.35), { lift: 0.7 }),
    front:
      piece(waves(brush, frame.horizon + 150, 170, 34, 60), mix(theme.far, theme.near, 0.6), { lift: 0.8 }) +
      piece(waves(brush, frame.h - 90, 220, 46, 20), theme.near, { lift: 0.9 }) +
      piece(waves(brush, frame.h - 20, 260, 40, 120), shade(theme.near, -0.25), { lift: 0.9 }),
  };
};

const weed = ({ piece }: Brush, x: number, y: number, height: number, colour: string) => {
  const pairs = Math.floor(height / 34);
  const fronds = Array.from({ length: pairs }, (_, i) => {
    const up = -i * 34 - 10;
    const sway = Math.sin(i * 0.8 + x) * 10;
    return at(
      sway,
      up,
      piece(P('M0 0C18 -6 40 -26 44 -48C20 -44 2 -24 0 0Z'), colour, { lift: 0.4 }) +
        piece(P('M0 0C-18 -6 -40 -26 -44 -48C-20 -44 -2 -24 0 0Z'), colour, { lift: 0.4 }),
    );
  }).join('');
  return at(x, y, fronds);
};

export const underwater: Backdrop = (brush) => {
  const { theme, frame, piece, canvas } = brush;
  const rays = Array.from({ length: 7 }, (_, i) => {
    const x = (i / 6) * frame.w;
    return `<path d="M${n(x * 0.55 + frame.w * 0.2)} -20l${n(canvas.random.between(20, 46))} 0L${n(x + 90)} ${frame.h}H${n(x - 60)}Z"/>`;
  }).join('');
  const bubbles = Array.from({ length: 26 }, () => {
    const [x, y, r] = [
      canvas.random.between(0, frame.w),
      canvas.random.between(0, frame.h),
      canvas.random.between(3, 13),
    ];
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="#fff" fill-opacity=".12" stroke="${shade(theme.accent, 0.4)}" stroke-opacity=".7" stroke-width="1.6"/><circle cx="${n(x - r * 0.35)}" cy="${n(y - r * 0.35)}" r="${n(r * 0.24)}" fill="#fff" opacity=".85"/>`;
  }).join('');
  const fish = Array.from({ length: 7 }, () =>
    at(
      canvas.random.between(20, frame.w - 20),
      canvas.random.between(60, frame.horizon),
      piece(P('M-22 0C-8 -16 14 -14 24 0C14 14 -8 16 -22 0ZM-18 0l-18 -12v24Z'), mix(theme.far, theme.sky[1], 0.35), {
        lift: 0,
      }),
      canvas.random.between(0.5, 1),
    ),
  ).join('');
  return {
    back:
      sky(brush) +
      `<g fill="${shade(theme.accent, 0.3)}" opacity=".15">${rays}</g>` +
      fish +
      piece(ridge(brush, frame.horizon + 60, 34, 90), mix(theme.far, theme.sky[1], 0.25), { lift: 0.7 }) +
      piece(ridge(brush, frame.horizon + 150, 26, 80), mix(theme.far, theme.near, 0.5), { lift: 0.7 }),
    front:
      weed(brush, 46, frame.h, 230, mix(theme.near, theme.far, 0.2)) +
      weed(brush, frame.w - 40, frame.h, 290, mix(theme.near, theme.far, 0.1)) +
      weed(brush, frame.w - 118, frame.h, 150, mix(theme.near, theme.far, 0.4)) +
      piece(ridge(brush, frame.h - 40, 16, 90), theme.near, { lift: 0.8 }) +
      bubbles,
  };
};

export const pond: Backdrop = (brush) => {
  const { theme, frame, piece, canvas } = brush;
  const rings = Array.from(
    { length: 5 },
    (_, i) =>
      `<ellipse cx="${frame.hero.x}" cy="${frame.hero.y}" rx="${150 + i * 74}" ry="${150 + i * 74}" fill="none" stroke="${shade(theme.sky[1], 0.35)}" stroke-width="${5 - i * 0.7}" opacity="${0.5 - i * 0.08}"/>`,
  ).join('');
  const pad = (x: number, y: number, r: number, turn: number) =>
    at(
      x,
      y,
      piece(
        P(`M0 0L${r} ${-r * 0.28}A${r * 1.04} ${r * 1.04} 0 1 0 ${r} ${r * 0.28}Z`),
        mix(theme.far, '#3f9f5a', 0.5),
        { lift: 1 },
      ) +
        `<path d="M0 0L${-r * 0.8} 0M0 0L${-r * 0.4} ${r * 0.7}M0 0L${-r * 0.4} ${-r * 0.7}" stroke="${theme.near}" stroke-width="2.4" opacity=".4"/>`,
      1,
      turn,
    );
  const spots: [number, number, number][] = [
    [0.06, 0.1, 74],
    [0.95, 0.2, 92],
    [0.02, 0.46, 66],
    [0.98, 0.56, 70],
    [0.12, 0.78, 84],
    [0.9, 0.86, 80],
  ];
  const bloom = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      [0, 45, 90, 135, 180, 225, 270, 315]
        .map((turn) =>
          at(0, 0, piece(P('M0 0C-14 -14 -10 -36 0 -46C10 -36 14 -14 0 0Z'), '#ffdfe4', { lift: 0.5 }), 1, turn),
        )
        .join('') + piece(C(0, 0, 11), theme.hero[2], { lift: 0.4 }),
      s,
    );
  return {
    back:
      `<rect width="${frame.w}" height="${frame.h}" fill="${canvas.radial(0.5, 0.45, 0.8, [0, theme.sky[1]], [1, theme.sky[0]])}"/>` +
      rings +
      Array.from({ length: 16 }, () =>
        piece(
          E(
            canvas.random.between(0, frame.w),
            canvas.random.between(0, frame.h),
            canvas.random.between(14, 40),
            canvas.random.between(8, 18),
          ),
          theme.far,
          { flat: true, opacity: 0.35 },
        ),
      ).join(''),
    front:
      spots.map(([x, y, r], i) => pad(frame.w * x, frame.h * y, r, i * 70)).join('') +
      bloom(frame.w * 0.9, frame.h * 0.2, 1) +
      bloom(frame.w * 0.08, frame.h * 0.48, 0.8),
  };
};

export const ice: Backdrop = (brush) => {
  const { theme, frame, piece, canvas } = brush;
  const flakes = Array.from(
    { length: 60 },
    () =>
      `<circle cx="${n(canvas.random.between(0, frame.w))}" cy="${n(canvas.random.between(0, frame.h))}" r="${n(canvas.random.between(1.5, 6))}" fill="#fff" opacity="${n(canvas.random.between(0.4, 0.95))}"/>`,
  ).join('');
  const pine = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      [0, 1, 2]
        .map((i) =>
          piece(
            P(`M0 ${-150 + i * 42}L${34 + i * 14} ${-76 + i * 46}Q0 ${-88 + i * 46} ${-34 - i * 14} ${-76 + i * 46}Z`),
            mix(theme.near, theme.far, 0.25),
            { lift: 0.6 },
          ),
        )
        .join('') + piece(R(-7, 60, 14, 30), shade(theme.near, -0.3), { flat: true }),
      s,
    );
  const house = (x: number, y: number, colour: string) =>
    at(
      x,
      y,
      piece(R(-36, -60, 72, 70), colour, { lift: 0.6 }) +
        piece(P('M-48 -56L0 -106L48 -56Z'), '#ffffff', { lift: 0.7 }) +
        [-18, 10].map((wx) => piece(R(wx, -40, 14, 18, 2), theme.accent, { flat: true })).join(''),
    );
  return {
    back:
      sky(brush) +
      piece(ridge(brush, frame.horizon - 60, 60, 110, true), mix(theme.far, theme.sky[1], 0.5), { lift: 0.6 }) +
      house(frame.w * 0.1, frame.horizon + 50, theme.far) +
      house(frame.w * 0.9, frame.horizon + 56, theme.hero[1]) +
      pine(frame.w * 0.24, frame.horizon + 30, 0.7) +
      pine(frame.w * 0.78, frame.horizon + 36, 0.8) +
      piece(ridge(brush, frame.horizon + 70, 16, 150), shade(theme.sky[1], 0.5), { lift: 0.8 }),
    front:
      piece(ridge(brush, frame.h - 90, 22, 170), '#ffffff', { lift: 0.9 }) +
      pine(20, frame.h - 40, 1.3) +
      pine(frame.w - 16, frame.h - 30, 1.5) +
      flakes,
  };
};
