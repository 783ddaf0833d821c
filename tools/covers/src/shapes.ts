/** Shapes as open tags: a hand adds the paint and closes them. */
export const n = (value: number) => String(Math.round(value * 10) / 10);
export const P = (d: string) => `path d="${d}"`;
export const C = (x: number, y: number, r: number) => `circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}"`;
export const E = (x: number, y: number, rx: number, ry: number, turn = 0) =>
  `ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"${turn ? ` transform="rotate(${turn} ${n(x)} ${n(y)})"` : ''}`;
export const R = (x: number, y: number, w: number, h: number, r = 0) =>
  `rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${r}"`;

export const at = (x: number, y: number, body: string, scale = 1, turn = 0) =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">${body}</g>`;
/** Returns the drawing and its mirror image about x = 0. */
export const mirrored = (body: string) => `${body}<g transform="scale(-1 1)">${body}</g>`;
export const around = (count: number, body: (index: number, angle: number) => string, from = 0, sweep = 360) =>
  Array.from({ length: count }, (_, i) => {
    const angle = from + (sweep * i) / count;
    return `<g transform="rotate(${n(angle)})">${body(i, angle)}</g>`;
  }).join('');

export const polar = (x: number, y: number, radius: number, degrees: number): [number, number] => [
  x + radius * Math.cos((degrees * Math.PI) / 180),
  y + radius * Math.sin((degrees * Math.PI) / 180),
];

/** Returns a smooth closed or open curve through points (Catmull-Rom as Béziers). */
export function curve(points: [number, number][], closed = true): string {
  const size = points.length;
  const get = (i: number) => points[closed ? (i + size) % size : Math.min(size - 1, Math.max(0, i))]!;
  let d = `M${n(get(0)[0])} ${n(get(0)[1])}`;
  for (let i = 0; i < (closed ? size : size - 1); i += 1) {
    const [a, b, c, e] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    d += `C${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)} ${n(c[0] - (e[0] - b[0]) / 6)} ${n(c[1] - (e[1] - b[1]) / 6)} ${n(c[0])} ${n(c[1])}`;
  }
  return closed ? `${d}Z` : d;
}

export function star(x: number, y: number, outer: number, inner: number, points = 5, turn = -90): string {
  const corners = Array.from({ length: points * 2 }, (_, i) =>
    polar(x, y, i % 2 ? inner : outer, turn + (180 / points) * i),
  );
  return P(`M${corners.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}Z`);
}
