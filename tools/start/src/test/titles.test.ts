import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { missingAtNight } from './titles.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/** Writes a folder of journeys into the workspace, where Playwright is found; returns its configuration. */
function journeysOf(config: string, spec: string): string {
  const parent = path.join(root, '.nx/journeys');
  mkdirSync(parent, { recursive: true });
  const dir = mkdtempSync(path.join(parent, 'e2e-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  writeFileSync(path.join(dir, 'package.json'), '{"type":"module"}');
  writeFileSync(path.join(dir, 'pays.spec.ts'), `import { test } from '@playwright/test';\n${spec}`);
  writeFileSync(path.join(dir, 'playwright.config.ts'), config);
  return path.relative(root, path.join(dir, 'playwright.config.ts'));
}

const real = `import { journeys } from '@croupier/e2e-support/journeys';\nexport default journeys(import.meta.dirname);`;
const pays = `test('pays', () => {});\ntest('prints', { tag: '@desktop' }, () => {});\n`;

test('the night plays every journey of the day, with those of its own', { timeout: 120_000 }, async () => {
  const config = journeysOf(real, `${pays}test('pays a thousand times', { tag: '@nightly' }, () => {});`);
  expect(await missingAtNight([config])).toEqual([]);
});

test('a journey of the day that the night leaves out is named', { timeout: 120_000 }, async () => {
  const config = journeysOf(real, `${pays}if (process.env.NIGHTLY !== '1') test('recalls', () => {});`);
  expect(await missingAtNight([config])).toEqual([expect.stringMatching(/\/pays\.spec\.ts \(phone\) recalls$/)]);
});

test('a size of the day that the night leaves out is named', { timeout: 120_000 }, async () => {
  const night = `export default process.env.NIGHTLY === '1' ? { projects: [{ name: 'phone' }] } : { projects: [{ name: 'phone' }, { name: 'desktop' }] };`;
  expect(await missingAtNight([journeysOf(night, `test('pays', () => {});`)])).toEqual([
    expect.stringMatching(/\(desktop\) pays$/),
  ]);
});

test('a day without journeys proves nothing', { timeout: 120_000 }, async () => {
  await expect(missingAtNight([])).rejects.toThrow('nothing can be said');
});
