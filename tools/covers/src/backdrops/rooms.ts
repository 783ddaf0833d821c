import type { Backdrop } from '../brush.ts';
import { mix, shade } from '../colour.ts';
import { at, C, E, n, P, R } from '../shapes.ts';
import { cloud, sky } from './land.ts';
import { stars } from './night.ts';

/** Draws a stage: curtains drawn aside, boards below. */
export const stage: Backdrop = (brush) => {
  const { theme, frame, piece, canvas } = brush;
  const curtain = (x: number, way: number, colour: string) =>
    Array.from({ length: 4 }, (_, i) =>
      piece(
        P(
          `M${n(x + way * i * 34)} -10h${n(way * 40)}C${n(x + way * (i * 34 + 30))} ${frame.h * 0.4} ${n(x + way * (i * 22 + 4))} ${frame.h * 0.62} ${n(x + way * (i * 12 + 6))} ${frame.h}H${n(x + way * (i * 12 - 30))}Z`,
        ),
        i % 2 ? shade(colour, -0.14) : colour,
        { lift: 0.8 },
      ),
    )
      .reverse()
      .join('');
  const boards = Array.from(
    { length: 12 },
    (_, i) =>
      `<path d="M${n(frame.w / 2)} ${frame.horizon - 160}L${n((i / 11) * frame.w * 2 - frame.w / 2)} ${frame.h}" stroke="${shade(theme.near, -0.25)}" stroke-width="3" opacity=".6"/>`,
  ).join('');
  return {
    back:
      `<rect width="${frame.w}" height="${frame.h}" fill="${canvas.radial(0.5, 0.4, 0.75, [0, theme.sky[1]], [1, theme.sky[0]])}"/>` +
      piece(R(-10, frame.horizon + 70, frame.w + 20, frame.h), theme.near, { lift: 0.5 }) +
      `<g clip-path="${canvas.clip(`<rect y="${frame.horizon + 72}" width="${frame.w}" height="${frame.h}"/>`)}">${boards}</g>` +
      piece(E(frame.hero.x, frame.horizon + 120, 250, 44), shade(theme.accent, 0.2), { flat: true, opacity: 0.35 }),
    front:
      curtain(-14, 1, theme.far) +
      curtain(frame.w + 14, -1, theme.far) +
      piece(
        P(
          `M-10 -10H${frame.w + 10}V56${Array.from({ length: 6 }, () => `q${n(-(frame.w + 20) / 12)} 52 ${n(-(frame.w + 20) / 6)} 0`).join('')}Z`,
        ),
        shade(theme.far, -0.1),
        { lift: 1 },
      ),
  };
};

/** Draws a study: shelves, books and jars around a lamp. */
export const study: Backdrop = (brush) => {
  const { theme, frame, piece, canvas } = brush;
  let shelves = '';
  for (let y = 150; y < frame.horizon + 80; y += 150) {
    shelves += piece(R(-10, y, frame.w + 20, 14), shade(theme.far, 0.06), { lift: 0.8 });
    for (let x = 6; x < frame.w - 20;) {
      const [w, h] = [canvas.random.between(15, 30), canvas.random.between(70, 120)];
      const colour = canvas.random.pick([...theme.hero, theme.far, theme.sky[1]]);
      if (canvas.random.next() > 0.16)
        shelves +=
          piece(R(x, y - h, w, h, 3), mix(colour, theme.sky[0], 0.5), { lift: 0.5 }) +
          `<rect x="${n(x + 3)}" y="${n(y - h + 14)}" width="${n(w - 6)}" height="5" fill="${theme.accent}" opacity=".4"/>`;
      x += w + 3;
    }
  }
  return {
    back:
      `<rect width="${frame.w}" height="${frame.h}" fill="${canvas.radial(0.5, 0.45, 0.8, [0, theme.sky[1]], [1, theme.sky[0]])}"/>` +
      `<g opacity=".75">${shelves}</g>`,
    front:
      piece(R(-20, frame.horizon + 90, frame.w + 40, 400), theme.near, { lift: 1 }) +
      `<rect y="${frame.horizon + 92}" width="${frame.w}" height="6" fill="${shade(theme.near, 0.3)}" opacity=".5"/>`,
  };
};

/** Colonnade and steps. */
export const palace: Backdrop = (brush) => {
  const { theme, frame, piece, canvas } = brush;
  const column = (x: number, s: number, colour: string) =>
    piece(R(x - 26 * s, 60, 52 * s, frame.horizon + 40), colour, { lift: 0.7 }) +
    [-14, 0, 14]
      .map(
        (dx) =>
          `<rect x="${n(x + dx * s - 2)}" y="104" width="4" height="${frame.horizon - 40}" fill="${shade(colour, -0.3)}" opacity=".4"/>`,
      )
      .join('') +
    piece(R(x - 38 * s, 60, 76 * s, 26, 4), shade(colour, 0.1), { lift: 0.8 }) +
    piece(R(x - 34 * s, 86, 68 * s, 12), shade(colour, -0.1), { lift: 0.5 });
  const steps = [0, 1, 2, 3]
    .map((i) =>
      piece(R(-20, frame.horizon + 80 + i * 48, frame.w + 40, 300), mix(theme.far, theme.near, 0.3 + i * 0.22), {
        lift: 0.8,
      }),
    )
    .join('');
  return {
    back:
      `<rect width="${frame.w}" height="${frame.h}" fill="${canvas.linear(90, [0, theme.sky[0]], [0.7, theme.sky[1]])}"/>` +
      stars(brush, 30, 0.5) +
      [0.06, 0.26, 0.74, 0.94]
        .map((share, i) =>
          column(frame.w * share, i % 3 ? 0.8 : 1.2, i % 3 ? mix(theme.far, theme.sky[1], 0.4) : theme.far),
        )
        .join('') +
      piece(R(-20, 24, frame.w + 40, 40), shade(theme.far, 0.05), { lift: 0.8 }) +
      steps,
    front: '',
  };
};

/** Soft round country in the sky. */
export const candyland: Backdrop = (brush) => {
  const { theme, frame, piece, canvas } = brush;
  const mound = (x: number, y: number, r: number, colour: string) => {
    const clip = canvas.clip(`<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}"/>`);
    return (
      piece(C(x, y, r), colour, { lift: 0.8 }) +
      `<g clip-path="${clip}" opacity=".35">${Array.from({ length: 9 }, (_, i) => `<circle cx="${n(x - r * 0.8 + ((i * 53) % 100) * r * 0.016)}" cy="${n(y - r * 0.8 + ((i * 37) % 90) * r * 0.01)}" r="${n(r * 0.075)}" fill="${shade(colour, 0.4)}"/>`).join('')}</g>`
    );
  };
  const hues = [mix(theme.far, theme.sky[1], 0.35), theme.far, mix(theme.far, theme.near, 0.45)];
  return {
    back:
      sky(brush) +
      cloud(brush, frame.w * 0.18, 120, 1.1, '#ffffff', 0.95) +
      cloud(brush, frame.w * 0.88, 210, 0.9, '#ffffff', 0.9) +
      cloud(brush, frame.w * 0.6, 66, 0.6, '#ffffff', 0.8) +
      mound(frame.w * 0.12, frame.horizon + 140, 190, hues[0]!) +
      mound(frame.w * 0.9, frame.horizon + 150, 210, hues[0]!) +
      mound(frame.w * 0.5, frame.horizon + 290, 280, hues[1]!),
    front:
      mound(frame.w * 0.04, frame.h + 90, 210, hues[2]!) +
      mound(frame.w * 0.96, frame.h + 100, 230, hues[2]!) +
      mound(frame.w * 0.5, frame.h + 250, 330, theme.near),
  };
};

/** Bunting and stalls. */
export const fair: Backdrop = (brush) => {
  const { theme, frame, piece } = brush;
  const bunting = (y: number, sag: number) =>
    `<path d="M-10 ${y}Q${frame.w / 2} ${y + sag * 2} ${frame.w + 10} ${y}" fill="none" stroke="${theme.near}" stroke-width="3"/>` +
    Array.from({ length: 11 }, (_, i) => {
      const t = (i + 0.5) / 11;
      return at(
        frame.w * t,
        y + sag * 4 * t * (1 - t),
        piece(P('M-22 0H22L0 46Z'), [theme.hero[0], theme.accent, theme.hero[1], theme.far][i % 4]!, { lift: 0.7 }),
      );
    }).join('');
  const stall = (x: number, s: number) =>
    at(
      x,
      frame.horizon + 110,
      piece(R(-90, -120, 180, 130), mix(theme.far, theme.near, 0.3), { lift: 0.6 }) +
        Array.from({ length: 6 }, (_, i) =>
          piece(P(`M${-108 + i * 36} -120h36v24a18 18 0 0 1-36 0Z`), i % 2 ? '#fff8ea' : theme.hero[0], { lift: 0.6 }),
        ).join('') +
        piece(P('M-108 -120L-84 -172H84L108 -120Z'), theme.hero[0], { lift: 0.6 }),
      s,
    );
  return {
    back:
      sky(brush) +
      stall(frame.w * 0.1, 0.9) +
      stall(frame.w * 0.92, 0.9) +
      piece(R(-10, frame.horizon + 100, frame.w + 20, 400), mix(theme.far, theme.near, 0.5), { lift: 0.7 }),
    front: bunting(52, 46) + bunting(36, 22),
  };
};
