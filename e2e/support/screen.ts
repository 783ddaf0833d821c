import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { firefox } from './browsers.ts';
import { expect } from './test.ts';

type Rgba = Record<'red' | 'green' | 'blue' | 'alpha', number>;
interface Color extends Rgba {
  parseString: (text: string) => Color;
  toJSON: () => Rgba;
}
/** With the part of its inside that is met here. */
type Axe = typeof axe & { readonly commons: { readonly color: { readonly Color: { readonly prototype: Color } } } };

const COMING_MS = 5_000;

/**
 * Lists what makes a screen unfit for some people: violations found by axe in either theme, and elements wider than the
 * window. Checking colours takes most of the time. It can be left out where the same screen was checked in another
 * language.
 */
export async function unfitness(page: Page, { colours = true } = {}): Promise<string[]> {
  if (firefox) return []; // Its driver loses the page while axe looks; what axe finds does not hang on the engine.
  // What holds the place of what is coming is not the screen that is meant; where nothing comes it is.
  await page
    .waitForFunction(() => document.querySelector('[class*="skeleton"]') === null, undefined, { timeout: COMING_MS })
    .catch(() => undefined);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(look, colours);
}

export async function expectFitForAll(page: Page, screen: string): Promise<void> {
  expect.soft(await unfitness(page), screen).toEqual([]);
}

/** Runs in the page, where axe is. */
async function look(colours: boolean): Promise<string[]> {
  const { axe } = globalThis as unknown as { axe: Axe };
  const root = document.documentElement;
  const dialog = 'dialog[open]';
  /** Changes the document as the theme switch does. */
  function wear(theme: string | undefined): void {
    if (theme === undefined) delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
  }
  async function violationsIn(theme: 'light' | 'dark', options: object): Promise<string[]> {
    wear(theme === 'dark' ? theme : undefined);
    // Frames are games and payments, looked at on their own. What lies behind a dialog is out of reach, and is looked at on its own.
    const include = [[document.querySelector(dialog) ? dialog : 'html']];
    const { violations } = await axe.run(
      { include, exclude: [['iframe']] },
      { resultTypes: ['violations'], iframes: false, ...options },
    );
    return violations.map(
      ({ id, nodes }) =>
        `${theme}, ${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join(' | ')}`,
    );
  }
  // A colour is the same wherever it stands: parsing them all again is a fifth of the work.
  const { prototype } = axe.commons.color.Color;
  const parse = prototype.parseString;
  const known = new Map<string, Rgba>();
  prototype.parseString = function (text) {
    if (!known.has(text)) known.set(text, parse.call(this, text).toJSON());
    return Object.assign(this, known.get(text));
  };
  // Colours that change slowly are there at once.
  const prompt = new CSSStyleSheet();
  prompt.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets.push(prompt);
  // What is not laid out until it comes near has neither places nor the colours of another theme.
  const skipped = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) => getComputedStyle(element).contentVisibility === 'auto',
  );
  for (const { style } of skipped) style.contentVisibility = 'visible';
  const worn = root.dataset['theme'];
  const light = await violationsIn('light', colours ? {} : { rules: { 'color-contrast': { enabled: false } } });
  // All that a theme can change.
  const dark = colours ? await violationsIn('dark', { runOnly: ['color-contrast', 'link-in-text-block'] }) : [];
  wear(worn);
  const over = root.scrollWidth - innerWidth; // In the theme it had: what is put back now changes no colour.
  document.adoptedStyleSheets.pop();
  prototype.parseString = parse;
  for (const { style } of skipped) style.removeProperty('content-visibility');
  return [...light, ...dark, ...(over > 0 ? [`${over} px wider than the window`] : [])];
}
