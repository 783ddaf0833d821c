import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font } from 'opentype.js';
import type { Canvas } from './canvas.ts';
import type { Frame } from './frame.ts';
import type { Hand } from './hand.ts';
import { n } from './shapes.ts';

/** Display faces from Fontsource, all under the SIL Open Font License 1.1; letters end up as outlines. */
const weights: Record<string, number> = { 'cinzel-decorative': 900 };
const require = createRequire(import.meta.url);
const open = new Map<string, Font>();

function face(name: string): Font {
  const cached = open.get(name);
  if (cached) return cached;
  const bytes = readFileSync(
    require.resolve(`@fontsource/${name}/files/${name}-latin-${weights[name] ?? 400}-normal.woff`),
  );
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer);
  open.set(name, font);
  return font;
}

export interface Lettering {
  font: string;
  lines: string[];
  /** Height of the middle above the ends, in shares of the line's height; negative sags. */
  arch: number;
  /** Size of each line relative to the others. */
  weights?: number[];
}

/** Splits a title into at most three lines of even length. */
export function splitTitle(title: string): string[] {
  const words = title.split(' ');
  if (words.length === 1) return words;
  const lines = words.length === 2 || title.length <= 18 ? 2 : 3;
  let best: string[] = [title];
  let bestLength = Infinity;
  const visit = (rest: string[], taken: string[]) => {
    if (taken.length === lines - 1) {
      const all = [...taken, rest.join(' ')];
      const longest = Math.max(...all.map((line) => line.length)) + (all.length - 1) * 0.1;
      if (longest < bestLength) [best, bestLength] = [all, longest];
      return;
    }
    for (let i = 1; i < rest.length; i += 1) visit(rest.slice(i), [...taken, rest.slice(0, i).join(' ')]);
  };
  for (let wanted = Math.min(lines, words.length); wanted >= 2; wanted -= 1) visit(words, Array.from({ length: 0 }));
  return best;
}

type Point = [number, number];

/** Outlines of one line, each point sent through `bend`. */
function outline(text: string, font: Font, size: number, bend: (x: number, y: number) => Point): string {
  const path = font.getPath(text, 0, 0, size, { kerning: true });
  let [px, py] = [0, 0];
  const to = (x: number, y: number) => bend(x, y).map(n).join(' ');
  return path.commands
    .map((command) => {
      if (command.type === 'Z') return 'Z';
      const from: Point = [px, py];
      [px, py] = [command.x, command.y];
      if (command.type === 'M') return `M${to(command.x, command.y)}`;
      if (command.type === 'Q') return `Q${to(command.x1, command.y1)} ${to(command.x, command.y)}`;
      if (command.type === 'C')
        return `C${to(command.x1, command.y1)} ${to(command.x2, command.y2)} ${to(command.x, command.y)}`;
      // Straight edges bend too: cut them in four.
      return [0.25, 0.5, 0.75, 1]
        .map((t) => `L${to(from[0] + (px - from[0]) * t, from[1] + (py - from[1]) * t)}`)
        .join('');
    })
    .join('');
}

/** Draws the lettered title, fitted into the frame's title box. */
export function letter(
  { font: name, lines, arch, weights: shares = [] }: Lettering,
  { x, y, width, height }: NonNullable<Frame['title']>,
  wide: boolean,
  hand: Hand,
  canvas: Canvas,
): string {
  const font = face(name);
  const sizes = lines.map((line, i) =>
    Math.min((width / font.getAdvanceWidth(line, 100)) * 100, (wide ? 170 : 132) * (shares[i] ?? 1)),
  );
  const heights = sizes.map((size) => size * 0.86);
  const total = heights.reduce((sum, h) => sum + h, 0) + Math.abs(arch) * (heights[0] ?? 0);
  const shrink = Math.min(1, height / total);
  let top = y - (total * shrink) / 2 + Math.max(0, arch) * (heights[0] ?? 0) * shrink;
  const d = lines
    .map((line, i) => {
      const size = sizes[i]! * shrink;
      const length = font.getAdvanceWidth(line, size);
      const base = top + size * 0.76;
      top += heights[i]! * shrink;
      return outline(line, font, size, (px, py) => {
        const across = (px / length) * 2 - 1;
        return [x - length / 2 + px, base + py - arch * size * (1 - across * across) * 0.5 + arch * size * 0.25];
      });
    })
    .join('');
  return paint(d, hand, canvas);
}

function paint(d: string, { letters }: Hand, canvas: Canvas): string {
  const { fill, edge, edgeWidth, depth, depthColour, outer, glow } = letters;
  const stroke = (width: number, colour: string, dy = 0, extra = '') =>
    `<path d="${d}" fill="${colour}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"${dy ? ` transform="translate(0 ${dy})"` : ''}${extra}/>`;
  const steps = depth
    ? Array.from({ length: 4 }, (_, i) => stroke(edgeWidth, depthColour, (depth * (i + 1)) / 4))
        .reverse()
        .join('')
    : '';
  const under = `<path d="${d}" fill="#000" stroke="#000" stroke-width="${edgeWidth + 6}" stroke-linejoin="round" transform="translate(0 ${depth + 8})" opacity=".4" filter="${canvas.blur(8)}"/>`;
  return (
    under +
    (glow ? stroke(edgeWidth + 14, glow, 0, ` opacity=".55" filter="${canvas.blur(11)}"`) : '') +
    (outer ? stroke(edgeWidth + 7, outer) + (depth ? stroke(edgeWidth + 7, outer, depth) : '') : '') +
    steps +
    stroke(edgeWidth, edge) +
    `<path d="${d}" fill="${canvas.linear(90, [0.15, fill[0]], [0.9, fill[1]])}"/>`
  );
}
