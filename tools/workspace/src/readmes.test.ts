import { expect, test } from 'vitest';
import {
  benchesIn,
  brokenLinks,
  isBench,
  isRead,
  longDecisions,
  missingFiles,
  read,
  readmes,
  settingsIn,
  settingsRead,
  unknownCommands,
} from './readmes.ts';

const KB = 1024;
const sizes = {
  'README.md': 10,
  'apps/README.md': 15,
  'libs/README.md': 15,
  'tools/README.md': 15,
  'e2e/README.md': 15,
};
const pages = readmes().map((file) => [file, read(file)] as const);

test.each(Object.entries(sizes))('%s is read in a few minutes: %s KB at most', (file, most) => {
  expect(Buffer.byteLength(read(file))).toBeLessThanOrEqual(most * KB);
});

test('each README leads to files and headings that exist', () => {
  expect(pages.length).toBeGreaterThan(50);
  expect(pages.flatMap(([file, text]) => brokenLinks(file, text).map((link) => `${file}: ${link}`))).toEqual([]);
  expect(brokenLinks('libs/README.md', '[a](games) [b](no-such-lib) [c](#nowhere)')).toEqual([
    'no-such-lib',
    '#nowhere',
  ]);
});

test('each README names files that exist', () => {
  expect(pages.flatMap(([file, text]) => missingFiles(text).map((name) => `${file}: ${name}`))).toEqual([]);
  expect(missingFiles('`libs/games`, `libs/no-such-lib`, `settings.ts`, `no-such-file.ts`')).toEqual([
    'libs/no-such-lib',
    'no-such-file.ts',
  ]);
});

test('each README names commands that exist', () => {
  expect(pages.flatMap(([file, text]) => unknownCommands(text).map((command) => `${file}: ${command}`))).toEqual([]);
  const wrong = ['npm run nothing', 'npm run bench -- nothing', 'npm run ops -- site explode', 'npx nx test nothing'];
  expect(unknownCommands(wrong.map((command) => `\`${command}\``).join(' '))).toEqual(wrong);
  expect(
    unknownCommands('`npm run bench -- bets` `npm run ops -- site close --until 90m` `npx nx test cashbox`'),
  ).toEqual([]);
});

test('each figure names the bench that prints it', () => {
  const benches = benchesIn(read('tools/README.md'));
  expect(benches.length).toBeGreaterThan(30);
  expect(benches.filter((command) => !isBench(command))).toEqual([]);
  expect(isBench('no-such-bench')).toBe(false);
});

test('the table of settings has every setting that a process reads, and no other', () => {
  const named = settingsIn(read('apps/README.md'));
  expect(settingsRead().length).toBeGreaterThan(60);
  expect(settingsRead().filter((name) => !named.includes(name))).toEqual([]);
  expect(named.filter((name) => !isRead(name))).toEqual([]);
  expect(isRead('NO_SUCH_SETTING')).toBe(false);
});

test('a decision is told in six lines', () => {
  expect(pages.flatMap(([file, text]) => longDecisions(text).map((title) => `${file}: ${title}`))).toEqual([]);
  expect(longDecisions(`a\n\n**2026-11-29, long.** one\n${'more\n'.repeat(6)}`)).toEqual(['**2026-11-29, long.']);
});
