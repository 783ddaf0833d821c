import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gameTitles, providers } from '@croupier/game-art';
import { NAME } from '../name.ts';
import { addRow, addScene, addToIndex } from './edits.ts';

/** Default options of the drafting of maths. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  lines: ['--reels=5', '--rows=3', '--lines=20'],
  ways: ['--reels=5', '--rows=3', '--lines=0'],
  'three-reels': ['--reels=3', '--rows=3', '--lines=5', '--symbols=6', '--volatility=low'],
};
const DRAFTED = ['reels', 'rows', 'lines', 'symbols', 'volatility', 'multipliers', 'spins', 'rtp', 'stack'] as const;

export const titleUsage = `npm run generate -- title NAME --kind ${Object.keys(kinds).join('|')}   a pokie that plays, its art a placeholder
    --studio ${providers.map(({ id }) => id).join('|')}
    --collections 'night animals'   and what is asked of the maths: ${DRAFTED.map((option) => `--${option}`).join(' ')}`;

/** Creates a title. Drafts the maths first: if no draft meets the requirements, nothing else is changed. */
export function newTitle(root: string, slug: string, args: readonly string[]): void {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      kind: text,
      studio: { ...text, default: providers[0]!.id },
      collections: { ...text, default: 'classics' },
      ...(Object.fromEntries(DRAFTED.map((option) => [option, text])) as Record<(typeof DRAFTED)[number], typeof text>),
    },
  });
  const shape = kinds[values.kind ?? ''];
  if (!shape) throw new Error(`--kind is one of ${Object.keys(kinds).join(', ')}.`);
  if (!NAME.test(slug)) throw new Error(`"${slug}" is no name: lower-case words joined by hyphens.`);
  const at = (...parts: string[]): string => path.join(root, ...parts);
  const maths = at('libs/game-math/src/pokie/titles', `${slug}.ts`);
  if (existsSync(maths) || gameTitles.some((title) => title.slug === slug)) throw new Error(`${slug} exists already.`);
  const lists = at('libs/game-art/src/titles');
  const list = readdirSync(lists)
    .map((file) => path.join(lists, file))
    .find((file) => readFileSync(file, 'utf8').includes(`= titlesOf('${values.studio}', [`));
  if (!list) throw new Error(`there is no studio "${values.studio}".`);

  const asked = DRAFTED.flatMap((option) => (values[option] === undefined ? [] : [`--${option}=${values[option]}`]));
  run(root, 'libs/game-math/scripts/new-pokie.ts', slug, ...shape, ...asked);
  const number = Math.max(...gameTitles.map((title) => title.number)) + 1;
  edit(at('libs/game-math/src/pokie/titles/index.ts'), (index) => addToIndex(index, slug));
  edit(list, (rows) => addRow(rows, { number, slug, collections: values.collections }));
  edit(at('tools/covers/src/scenes.ts'), (scenes) => addScene(scenes, slug));
  run(root, 'libs/game-math/scripts/write-versions.ts');
  run(root, 'tools/covers/src/main.ts');
  const written = ['libs/game-math/src/versions.ts', 'libs/game-art/src/covers.ts', 'libs/game-art/src/heroes.ts'];
  run(root, 'node_modules/prettier/bin/prettier.cjs', '--write', '--log-level=warn', maths, list, ...written);
  console.log(`
Play it:   cd apps/arcade && npx vite, then http://127.0.0.1:5173/games/${slug}#token=${slug}
Prove it:  npm run bench -- rtp 20000 ${slug}
Draw it:   its scene and hero in tools/covers/src/scenes.ts, its colours in ${path.relative(root, list)},
           then node tools/covers/src/main.ts. Until then the tests refuse it in the lobby.`);
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

function run(root: string, ...args: string[]): void {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${args[0]} failed.`);
}
