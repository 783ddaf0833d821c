import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TOO_OLD_ID, tooOldScript, unlessTooOld } from './too-old.ts';

/** Separate document, so that the script's listeners end with it. */
let page: Document;
const run = (script: string): unknown => new Function('document', `return ${script}`)(page);
const message = () => page.getElementById(TOO_OLD_ID)!;

/** Stubs a browser at the minimum version, except for the features it lacks. */
function browser(lacks: { css?: string; scripts?: string } = {}) {
  vi.stubGlobal('CSS', { supports: (...asked: string[]) => !lacks.css || !asked.join(':').includes(lacks.css) });
  Object.assign(HTMLScriptElement, { supports: (type: string) => type !== lacks.scripts });
}

function open() {
  run(tooOldScript);
  page.dispatchEvent(new Event('DOMContentLoaded'));
}

beforeEach(() => {
  page = document.implementation.createHTMLDocument();
  page.body.innerHTML = `<p id="${TOO_OLD_ID}" hidden></p><form></form>`;
});
afterEach(() => {
  Reflect.deleteProperty(HTMLScriptElement, 'supports');
  vi.unstubAllGlobals();
});

test('a browser at the floor is told nothing, and runs the page’s script', () => {
  browser();
  open();
  expect(message().hidden).toBe(true);
  expect(run(unlessTooOld('7'))).toBe(7);
});

test.each([
  ['can’t be asked', () => vi.stubGlobal('CSS', undefined)],
  ['has no :has, as Firefox 120', () => browser({ css: ':has' })],
  ['has no color-mix, as Chrome 110', () => browser({ css: 'color-mix' })],
  ['has no import maps, as Safari 16.3', () => browser({ scripts: 'importmap' })],
])('one that %s is told why nothing answers, runs no script and sends no form', (_, given) => {
  given();
  open();
  expect(message().hidden).toBe(false);
  expect(run(unlessTooOld('7'))).toBe(true);
  const sending = new Event('submit', { bubbles: true, cancelable: true });
  page.querySelector('form')!.dispatchEvent(sending);
  expect(sending.defaultPrevented).toBe(true);
});

test('the script that says so has no syntax that an old browser fails on', () => {
  expect(tooOldScript).not.toMatch(/=>|`|\?\.|\?\?|\b(?:const|let|class|async)\b|\.\.\./);
});
