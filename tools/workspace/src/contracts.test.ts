import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const src = path.resolve(import.meta.dirname, '../../../libs/contracts/src');
const FOLDERS = ['account', 'content', 'core', 'games', 'payments', 'promotions', 'sport'];
/** Files above the folders: the lib's entry point, and the topics of all domains. */
const ABOVE = ['index.ts', 'topics.ts'];

interface Import {
  from: string;
  to: string;
}

/** Lists the imports and exports that a file of contracts takes from other files, as paths below `src`. */
const importsOf = (file: string, text: string): Import[] =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, to]) => ({
    from: file,
    to: path.join(path.dirname(file), to!),
  }));

/** Returns the folder below `src`, or null for a file directly in it. */
const folderOf = (file: string) => (file.includes(path.sep) ? file.slice(0, file.indexOf(path.sep)) : null);

/** Names the imports that leave a domain's folder for anything but `core`; `core` itself imports no domain. */
function findCrossings(imports: readonly Import[]): string[] {
  return imports
    .map(({ from, to }) => ({ from: folderOf(from), to: folderOf(to), file: from }))
    .filter(({ from, to }) => from !== null && to !== from && to !== 'core')
    .map(({ file, to }) => `${file} imports from ${to ?? 'above the domains'}`);
}

const files = globSync('**/*.ts', { cwd: src });

test('every file of the contracts is in the folder of its domain', () => {
  expect(files.filter((file) => folderOf(file) === null).sort()).toEqual(ABOVE);
  expect([...new Set(files.map(folderOf))].filter((folder) => folder !== null).sort()).toEqual(FOLDERS);
});

test('the contracts of a domain import only core and their own domain', () => {
  const imports = files.flatMap((file) => importsOf(file, readFileSync(path.join(src, file), 'utf8')));
  expect(imports.filter(({ from, to }) => from.startsWith('games/') && to.startsWith('core/')).length).toBeGreaterThan(
    5,
  );
  expect(findCrossings(imports)).toEqual([]);
});

test.each([
  ["import { BetFunding } from '../promotions/bonuses.ts';", 'games/rounds.ts imports from promotions'],
  ["import {\n  Bet,\n  Leg,\n} from '../sport/sport-bets.ts';", 'games/rounds.ts imports from sport'],
  ["export { Player } from '../account/user-info.ts';", 'games/rounds.ts imports from account'],
  ["import { topics } from '../topics.ts';", 'games/rounds.ts imports from above the domains'],
])('an import planted in the games’ contracts is found: %j', (text, crossing) => {
  expect(findCrossings(importsOf('games/rounds.ts', text))).toEqual([crossing]);
});

test('an import planted in core is found, one of core is allowed', () => {
  expect(findCrossings(importsOf('core/info.ts', "import { Player } from '../account/user-info.ts';"))).toHaveLength(1);
  expect(findCrossings(importsOf('sport/sport-bets.ts', "import { endpoint } from '../core/endpoint.ts';"))).toEqual(
    [],
  );
});
