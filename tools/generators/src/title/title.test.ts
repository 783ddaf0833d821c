import { spawnSync } from 'node:child_process';
import { globSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyWorkspace } from '../testing/copy-workspace.ts';
import { addRow, addScene, addToIndex, coloursOf, titleOf } from './edits.ts';

/** Vitest inside Vitest: only at night. */
const NIGHT = process.env['LONG'] === '1';

let root: string;
beforeAll(() => {
  root = copyWorkspace();
}, 60_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV$|FORCE_COLOR$)/.test(name))),
  NO_COLOR: '1', // What is said is read.
};
/** Runs a program of the copy; returns its status and its output. */
function run(program: string, ...args: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, env, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}
const generate = (...args: string[]) => run('node', 'tools/generators/src/main.ts', 'title', ...args);

test(
  'a title is made by one command, plays, and is refused in the lobby until it is drawn',
  { tags: 'nightly', timeout: 240_000 },
  () => {
    const before = Date.now();
    expect(generate('winter-mail', '--kind=three-reels', '--studio=soft-comet')).toMatchObject({ status: 0 });
    const sources = globSync('{libs/game-math,libs/game-art,tools/covers}/src/**/*.ts', { cwd: root });
    const written = sources.filter((file) => statSync(path.join(root, file)).mtimeMs >= before);
    expect(written.length).toBeGreaterThan(3);
    expect(run('prettier', '--check', '--log-level=warn', ...written)).toEqual({ status: 0, said: '' });

    const played = `
    import { gameTitleBySlug } from '@croupier/game-art';
    import { heroOf } from '@croupier/game-art/testing';
    import { createStream, games, mechanics } from '@croupier/game-math';
    import { nodeHmac } from '@croupier/game-math/node';
    const { maths, provider } = gameTitleBySlug('winter-mail');
    const stream = createStream(nodeHmac, { serverSeed: 's', clientSeed: 'c', nonce: 1 });
    const { outcome } = games[maths].play(stream, { stake: 100n, params: {} }, null);
    console.log(provider, games[maths].version.length, mechanics.get(maths), outcome.spins[0].reels.length, heroOf(maths));`;
    const arcade = run('node', '--input-type=module', '--eval', played);
    expect(arcade.said).toMatch(/^soft-comet 16 three-reels 3 placeholder-[0-9a-f]{8}\n$/);

    expect(generate('winter-mail', '--kind=lines').said).toContain('winter-mail exists already');
    if (!NIGHT) return;
    const config = `${root}/tools/vitest/vitest.config.ts`;
    const tests = (lib: string, name: string) => run('vitest', 'run', '--config', config, '--root', lib, '-t', name);
    const covers = tests('tools/covers', 'Winter Mail');
    expect(covers.status).toBe(1);
    expect(covers.said).toMatch(/Winter Mail.*neither scene nor hero is the placeholder/);
    expect(covers.said).toMatch(/1 failed.*3 passed/);
  },
);

test('what cannot be made is said, and nothing is touched', () => {
  expect(generate('../escape', '--kind=lines')).toMatchObject({
    status: 1,
    said: expect.stringContaining('no name') as string,
  });
  expect(generate('dice', '--kind=lines').said).toContain('dice exists already');
  expect(generate('snow-post', '--kind=blackjack').said).toContain('--kind is one of lines');
  expect(generate('snow-post', '--kind=lines', '--studio=nobody').said).toContain('no studio "nobody"');
  expect(run('node', 'tools/generators/src/main.ts', 'title')).toMatchObject({ status: 2 });
});

test('a name is put where it sorts, first and last too', () => {
  const index = `import type { GameMath } from '../../game.ts';
import { beeMerry, beeMerryTitle } from './bee-merry.ts';

export const pokies = [
  beeMerry,
];
  [
    beeMerryTitle,
  ]`;
  for (const slug of ['ant-hill', 'zebra-crossing']) {
    const lines = addToIndex(index, slug).split('\n');
    const at = (part: string) => lines.findIndex((line) => line.includes(part));
    const name = slug === 'ant-hill' ? 'antHill' : 'zebraCrossing';
    for (const [own, other] of [
      [`import { ${name}, ${name}Title } from './${slug}.ts';`, 'import { beeMerry'],
      [`  ${name},`, '  beeMerry,'],
      [`    ${name}Title,`, '    beeMerryTitle,'],
    ] as const)
      expect(at(own) - at(other)).toBe(slug === 'ant-hill' ? -1 : 1);
  }
  expect(() => addToIndex('', 'ant-hill')).toThrow('nothing to insert');
});

test('a row carries a number, a name and eight colours of its own; the scene is marked', () => {
  expect(titleOf('the-fox-post')).toBe('The Fox Post');
  const row = addRow("titlesOf('x', [\n]);\n", { number: 90, slug: 'snow-post', collections: 'night' });
  expect(row).toMatch(/\[90, 'Snow Post', OWN, 'night', '([0-9a-f]{6} ){7}[0-9a-f]{6}'\],\n\]\);/);
  expect(coloursOf('snow-post')).not.toBe(coloursOf('snow-mail'));
  const scenes = addScene(
    "import { a } from './a.ts';\n\nexport interface Scene {}\nconst scenes = {\n};\n",
    'snow-post',
  );
  expect(scenes).toContain("  'snow-post': placeholderScene,\n};");
  expect(addScene(scenes, 'snow-mail').match(/import \{ placeholderScene \}/g)).toHaveLength(1);
});
