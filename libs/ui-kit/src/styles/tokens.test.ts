import { expect, test } from 'vitest';
import css from './tokens.css?raw';

const [lightBlock = '', darkBlock = ''] = css.split(":root[data-theme='dark']");

function colors(block: string): Map<string, string> {
  return new Map([...block.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name!, value!]));
}

const light = colors(lightBlock);
const themes = { light, dark: new Map([...light, ...colors(darkBlock)]) };

function luminance(hex: string): number {
  const channel = (at: number) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** Returns the WCAG 2.2 contrast ratio. */
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const surfaces = ['paper', 'raised', 'sunken'];
const pairs: [text: string, grounds: string[], least: number][] = [
  ['ink', [...surfaces, 'action-soft', 'signal-soft'], 7],
  ['ink-soft', [...surfaces, 'action-soft'], 4.5],
  ['ink-faint', surfaces, 4.5],
  ['action-text', [...surfaces, 'action-soft', 'action-soft-hover'], 4.5],
  ['action-ink', ['action', 'action-hover'], 4.5],
  ['signal-ink', ['signal'], 7],
  ['signal-text', [...surfaces, 'signal-soft'], 4.5],
  ['danger-ink', ['danger', 'danger-hover'], 4.5],
  ['danger-text', [...surfaces, 'danger-soft'], 4.5],
  // Gains are amounts too.
  ['up-text', surfaces, 7],
  ['down-text', surfaces, 4.5],
  ['felt-ink', ['felt'], 7],
  ['felt-ink-soft', ['felt'], 4.5],
  // Edges of controls and the focus ring are not text: 3 to 1.
  ['line-strong', surfaces, 3],
  ['focus', surfaces, 3],
];

for (const [theme, values] of Object.entries(themes)) {
  for (const [text, grounds, least] of pairs) {
    test.each(grounds)(`in the ${theme} theme ${text} stands out at least ${least} to 1 on %s`, (ground) => {
      expect(contrast(values.get(text)!, values.get(ground)!)).toBeGreaterThanOrEqual(least);
    });
  }
}

test('both themes define the same colours where they differ at all', () => {
  expect([...colors(darkBlock).keys()].filter((name) => !light.has(name))).toEqual([]);
});
