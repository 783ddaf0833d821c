import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';
import { beforeAll, expect, test } from 'vitest';

const workspace = path.resolve(import.meta.dirname, '../../..');
const eslint = new ESLint({ cwd: workspace });

/** Lists the rules that a text breaks as the content of a file. The file does not have to exist. */
async function brokenBy(filePath: string, text: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(text, { filePath });
  return result!.messages.map(({ ruleId }) => ruleId);
}

/** Loading the configuration first computes the graph of projects. */
beforeAll(() => eslint.calculateConfigForFile('eslint.config.mjs'), 240_000);

const SYNTAX = 'no-restricted-syntax';
const ORDER = 'import-x/order';
const BOUNDARIES = '@nx/enforce-module-boundaries';

const server = 'libs/server/wallet/src/probe.ts';
const redirect = 'libs/server/http/src/redirect.ts';
const cashbox = 'libs/cashbox/src/probe.ts';
const dice = 'export const die = Math.random();';
const clock = 'export const now = [new Date(), Date.now()];';
const location = (header: string) => `export const answer = (reply: any) => ${header};`;

test.each([
  ['chance in a feature', cashbox, dice, [SYNTAX]],
  ['chance in a domain', server, dice, [SYNTAX]],
  ['chance in a program', 'tools/ops/src/probe.ts', dice, [SYNTAX]],
  ['chance in a script', 'tools/workspace/probe.mjs', dice, [SYNTAX]],
  ['the clock in a domain', server, clock, [SYNTAX, SYNTAX]],
  ['the clock in a pure lib', 'libs/money/src/probe.ts', clock, [SYNTAX, SYNTAX]],
  ['the clock in the game frame', 'apps/arcade/src/probe.tsx', clock, [SYNTAX, SYNTAX]],
  ['the clock where redirects are written', redirect, clock, [SYNTAX, SYNTAX]],
  ['the clock in a feature', cashbox, clock, []],
  ['the clock in a test', 'libs/server/wallet/src/probe.test.ts', clock, []],
  ['a location in a list', server, location("reply.writeHead(302, ['Location', '/'])"), [SYNTAX]],
  ['a location in an object', server, location("reply.writeHead(302, { location: '/' })"), [SYNTAX]],
  ['a quoted location in an object', server, location("reply.writeHead(302, { 'Location': '/' })"), [SYNTAX]],
  ['a location by itself', 'apps/web/src/probe.ts', location("reply.setHeader('location', '/')"), [SYNTAX]],
  ['a redirect', 'tools/start/src/probe.ts', location("reply.redirect('/')"), [SYNTAX]],
  ['a location where redirects are written', redirect, location("reply.header('location', '/')"), []],
])('%s', async (_, file, text, rules) => {
  expect(await brokenBy(file, text)).toEqual(rules);
});

test.each([
  ['a workspace lib before a package', "import { a } from '@croupier/money';\nimport * as v from 'valibot';"],
  ['a package before a module of Node', "import * as v from 'valibot';\nimport path from 'node:path';"],
  ['a file before a workspace lib', "import { b } from './b.ts';\nimport { a } from '@croupier/money';"],
  ['names out of the alphabet', "import { b } from './b.ts';\nimport { a } from './a.ts';"],
  ['a blank line between imports', "import { a } from './a.ts';\n\nimport { b } from './b.ts';"],
])('%s is out of order', async (_, text) => {
  expect(await brokenBy(cashbox, text)).toContain(ORDER);
});

test('imports in order are not reported', async () => {
  const text = [
    "import path from 'node:path';",
    "import { atom } from 'jotai';",
    "import * as v from 'valibot';",
    "import { type Amount } from '@croupier/money';",
    "import { b } from '../b.ts';",
    "import { a } from './a.ts';",
  ].join('\n');
  expect(await brokenBy(cashbox, text)).toEqual([]);
});

const DEPENDENCIES = '@nx/dependency-checks';
const manifest = 'libs/cashbox/package.json';
const declaring = (change: (dependencies: Record<string, string>) => void): string => {
  const json = JSON.parse(readFileSync(path.join(workspace, manifest), 'utf8'));
  change(json.dependencies);
  return JSON.stringify(json);
};

test.each([
  ['what it uses', declaring(() => undefined), []],
  ['a workspace lib too few', declaring((all) => delete all['@croupier/money']), [DEPENDENCIES]],
  ['a package too many', declaring((all) => (all['fastify'] = '^5.12.8')), [DEPENDENCIES]],
])('a lib that declares %s', async (_, text, rules) => {
  expect(await brokenBy(manifest, text)).toEqual(rules);
});

test.each([
  ['scope:shared', 'libs/money/src/probe.ts', '@croupier/ui-kit'],
  ['scope:client', 'libs/shell/src/probe.ts', '@croupier/server-wallet'],
  ['scope:server', 'libs/server/wallet/src/probe.ts', '@croupier/ui-kit'],
  ['type:feature', cashbox, '@croupier/sportsbook'],
  ['type:ui', 'libs/ui-kit/src/probe.ts', '@croupier/contracts'],
  ['type:contracts', 'libs/contracts/src/probe.ts', '@croupier/server-wallet'],
  ['type:util', 'libs/money/src/probe.ts', '@croupier/contracts'],
  ['a file of another project', cashbox, '../../sportsbook/src/index.ts'],
])('the border of %s is kept', async (_, file, name) => {
  expect(await brokenBy(file, `import * as other from '${name}';\nexport const all = other;`)).toContain(BOUNDARIES);
});

test('an import within the borders is not reported', async () => {
  expect(await brokenBy(cashbox, "import * as money from '@croupier/money';\nexport const all = money;")).toEqual([]);
});

test('a comment that suppresses nothing is reported', async () => {
  expect(await brokenBy(cashbox, '// eslint-disable-next-line no-restricted-syntax\nexport const a = 1;')).toEqual([
    null,
  ]);
});
