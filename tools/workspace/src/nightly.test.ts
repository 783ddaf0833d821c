import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const workspace = path.resolve(import.meta.dirname, '../../..');

const LONG = /process(?:\?)?\.env\['(?:LONG|NIGHTLY)'\]|\bNIGHT\b/;
const files = globSync('{apps,libs,libs/server,tools}/*/src/**/*.test.{ts,tsx}', { cwd: workspace })
  .filter((file) => file !== 'tools/workspace/src/nightly.test.ts')
  .map((file) => [file, readFileSync(path.join(workspace, file), 'utf8')] as const)
  .filter(([, text]) => LONG.test(text));

/** Matches conditions that leave daily tests out of the nightly run. */
const LEFT_OUT = /\.(?:skipIf|todo|skip)\b|\.runIf\((?:!|[^()]*!==)|if \((?:NIGHT|[^()]*=== '1')\) return/g;
/** Matches the cases of a repeated test: `NIGHT ? ['killed', 'frozen'] : ['killed']`. */
const CHOICE = /NIGHT\s*\?\s*\(?\[([^\]]*)\](?: as const\))?\s*:\s*\(?\[([^\]]*)\]/g;
const items = (list: string) => list.split(',').map((item) => item.trim());

/** Lists the daily cases that the night leaves out. */
const gapsOf = (text: string): string[] => [
  ...[...text.matchAll(LEFT_OUT)].map(([found]) => found),
  ...[...text.matchAll(CHOICE)].flatMap(([, night = '', day = '']) =>
    items(day).filter((item) => !items(night).includes(item)),
  ),
];

test('the night runs every test of the day: a long form only adds', () => {
  expect(files.length).toBeGreaterThan(10);
  expect(files.flatMap(([file, text]) => gapsOf(text).map((gap) => `${file}: ${gap}`))).toEqual([]);
});

test.each([
  ["test.skipIf(NIGHT)('pays', pay);", ['.skipIf']],
  ["test.runIf(!NIGHT)('pays', pay);", ['.runIf(!']],
  ["test.runIf(process.env['LONG'] !== '1')('pays', pay);", [".runIf(process.env['LONG'] !=="]],
  ["test.each(NIGHT ? ['lost'] : ['killed'])('%s', end);", ["'killed'"]],
  ["test.each(NIGHT ? (['killed', 'lost'] as const) : (['killed'] as const))('%s', end);", []],
  ["test.runIf(NIGHT)('pays a thousand times', pay);", []],
])('%s is refused where it leaves a test of the day out', (text, gaps) => {
  expect(gapsOf(text)).toEqual(gaps);
});
