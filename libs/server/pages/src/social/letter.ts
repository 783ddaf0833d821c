import { readFileSync } from 'node:fs';
import opentype, { type Command, type Font } from 'opentype.js';
import type { Locale } from '@croupier/i18n';

const opened = new Map<string, Font>();

/** Returns a font of the brand, or the one for Japanese, opened on first use. */
function face(name: string): Font {
  const known = opened.get(name);
  if (known) return known;
  const bytes = readFileSync(new URL(`../../fonts/${name}.woff`, import.meta.url));
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer);
  opened.set(name, font);
  return font;
}

/** Fonts to try for a letter, in this order. */
const faces = {
  display: ['bricolage', 'inter', 'inter-extended', 'noto-sans-jp'],
  text: ['inter', 'inter-extended', 'noto-sans-jp'],
} as const;
export type Style = keyof typeof faces;

interface Run {
  readonly font: Font;
  text: string;
}

/** Groups adjacent letters with the same font. A letter without a font is omitted instead of drawn as a box. */
function runsOf(text: string, style: Style): Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const name = faces[style].find((each) => face(each).charToGlyphIndex(letter) !== 0);
    if (!name) continue;
    const last = runs.at(-1);
    if (last?.font === face(name)) last.text += letter;
    else runs.push({ font: face(name), text: letter });
  }
  return runs;
}

export const widthOf = (text: string, style: Style, size: number): number =>
  runsOf(text, style).reduce((sum, run) => sum + run.font.getAdvanceWidth(run.text, size), 0);

const n = (value: number) => value.toFixed(1);
function dOf(step: Command): string {
  if (step.type === 'Z') return 'Z';
  const to = `${n(step.x)} ${n(step.y)}`;
  if (step.type === 'Q') return `Q${n(step.x1)} ${n(step.y1)} ${to}`;
  if (step.type === 'C') return `C${n(step.x1)} ${n(step.y1)} ${n(step.x2)} ${n(step.y2)} ${to}`;
  return step.type + to;
}

/** Returns the outline of a line, as the `d` of a path. */
export function outlineOf(text: string, style: Style, size: number, x: number, y: number): string {
  let at = x;
  return runsOf(text, style)
    .map(({ font, text: run }) => {
      const outline = font.getPath(run, at, y, size).commands.map(dOf).join('');
      at += font.getAdvanceWidth(run, size);
      return outline;
    })
    .join('');
}

interface Box {
  readonly style: Style;
  readonly width: number;
  readonly lines: number;
  readonly locale: Locale;
}

/** Breaks text into lines no wider than the box, between words, also in languages without spaces. */
export function breakLines(text: string, size: number, { style, width, locale }: Omit<Box, 'lines'>): string[] {
  const lines = [''];
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    const line = lines.at(-1)!;
    // Closing punctuation never starts a line.
    const fits = /^[\p{P}\s]+$/u.test(segment) || widthOf((line + segment).trimEnd(), style, size) <= width;
    if (fits || line === '') lines[lines.length - 1] = line + segment;
    else lines.push(segment);
  }
  return lines.map((line) => line.trim()).filter(Boolean);
}

/** Returns the largest size at which a text fits; at the smallest it is cut with an ellipsis. */
export function fit(text: string, sizes: readonly number[], box: Box): { size: number; lines: string[] } {
  for (const size of sizes) {
    const lines = breakLines(text, size, box);
    if (lines.length <= box.lines && lines.every((line) => widthOf(line, box.style, size) <= box.width))
      return { size, lines };
  }
  const size = sizes.at(-1)!;
  const lines = breakLines(text, size, box);
  const kept = lines.slice(0, box.lines);
  let last = kept.at(-1) ?? '';
  const mark = kept.length < lines.length || widthOf(last, box.style, size) > box.width ? '…' : '';
  while (last !== '' && widthOf(last + mark, box.style, size) > box.width) last = [...last].slice(0, -1).join('');
  return { size, lines: [...kept.slice(0, -1), last.replace(/[\s,.;:–、。]+$/u, '') + mark] };
}
