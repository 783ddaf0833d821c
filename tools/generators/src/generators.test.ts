import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { featureLib } from './feature-lib.ts';
import { writeLib } from './files.ts';
import { serverLib } from './server-lib.ts';

const root = () => mkdtempSync(path.join(tmpdir(), 'croupier-generate-'));
const at = new Date('2026-11-20T15:04:05Z');

test('a new feature can be imported by its name at once', () => {
  const folder = root();
  writeLib(folder, 'libs/lucky-draw', featureLib('lucky-draw'));
  const index = readFileSync(path.join(folder, 'node_modules/@croupier/lucky-draw/src/index.ts'), 'utf8');
  expect(index).toBe("export { LuckyDraw } from './LuckyDraw.tsx';\n");
});

test('a new server domain brings a dated migration of its own table', () => {
  const files = serverLib('side-bets', at);
  expect(files['migrations/20261120_1504_side_bets.sql']).toContain('create table side_bets');
});

test('a lib that exists is never written over', () => {
  const folder = root();
  writeLib(folder, 'libs/server/x', serverLib('x', at));
  expect(() => writeLib(folder, 'libs/server/x', serverLib('x', at))).toThrow('exists already');
});
