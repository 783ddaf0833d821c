import path from 'node:path';
import nx from '@nx/eslint-plugin';
import * as parser from '@typescript-eslint/parser';
import { ESLint } from 'eslint';
import { expect, test, vi } from 'vitest';
import { graph, workspace } from './graph.ts';

vi.setConfig({ testTimeout: 60_000 }); // Loads ESLint's configuration with the first import.

const RULE = '@nx/enforce-module-boundaries';
const SCOPES = ['shared', 'client', 'casino', 'betting', 'server'];
const TYPES = ['app', 'feature', 'data', 'ui', 'domain', 'contracts', 'util', 'e2e'];
/** Layers from the bottom to the top: a server domain depends on its own layer and those below. */
const LAYERS = ['base', 'ledger', 'player', 'product'];

const names = Object.keys(graph.nodes);
const domains = names.filter((name) => graph.nodes[name]!.data.root.startsWith('libs/server/'));

/** Returns the values of a project's tags of a kind: `['client']` for `scope:client`. */
const tagged = (project: string, kind: string): string[] =>
  (graph.nodes[project]?.data.tags ?? [])
    .filter((tag) => tag.startsWith(`${kind}:`))
    .map((tag) => tag.slice(kind.length + 1));

/** Names the workspace's projects that a project imports or has in its package.json. */
const dependenciesOf = (project: string): string[] =>
  (graph.dependencies[project] ?? []).map(({ target }) => target).filter((target) => target in graph.nodes);

const isOneOf = (values: string[], known: string[]) => values.length === 1 && known.includes(values[0]!);

test('every project has one scope and one type', () => {
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => !isOneOf(tagged(name, 'scope'), SCOPES))).toEqual([]);
  expect(names.filter((name) => !isOneOf(tagged(name, 'type'), TYPES))).toEqual([]);
});

test('every server domain has one layer, the wallet is the ledger, and nothing else has a layer', () => {
  expect(domains.length).toBeGreaterThan(20);
  expect(domains.filter((name) => !isOneOf(tagged(name, 'layer'), LAYERS))).toEqual([]);
  expect(domains.filter((name) => tagged(name, 'layer')[0] === 'ledger')).toEqual(['server-wallet']);
  expect(names.filter((name) => !domains.includes(name) && tagged(name, 'layer').length > 0)).toEqual([]);
});

test('no server domain depends on one of a higher layer, in its tests and its package.json neither', () => {
  const rankOf = (name: string) => LAYERS.indexOf(tagged(name, 'layer')[0]!);
  const upward = domains.flatMap((name) =>
    dependenciesOf(name)
      .filter((target) => rankOf(target) > rankOf(name))
      .map((target) => `${name} → ${target}`),
  );
  expect(upward).toEqual([]);
});

test('a feature that only one of the two apps uses has the scope of that app', () => {
  const features = names.filter((name) => tagged(name, 'type')[0] === 'feature');
  const users = (feature: string) => ['casino', 'betting'].filter((app) => dependenciesOf(app).includes(feature));
  expect(features.length).toBeGreaterThan(5);
  expect(Object.fromEntries(features.map((name) => [name, tagged(name, 'scope')[0]]))).toEqual(
    Object.fromEntries(features.map((name) => [name, users(name).length === 1 ? users(name)[0] : 'client'])),
  );
});

/** Returns the rule's messages about one import in a file, with the options of ESLint's configuration for that file. */
async function judge(file: string, imported: string): Promise<string[]> {
  const filePath = path.join(workspace, file);
  const configured = (await new ESLint({ cwd: workspace }).calculateConfigForFile(filePath)) as {
    rules: Record<string, [number, ...unknown[]]>;
  };
  const eslint = new ESLint({
    cwd: workspace,
    overrideConfigFile: true,
    overrideConfig: {
      files: ['**/*.{ts,tsx}'],
      plugins: { '@nx': nx as unknown as ESLint.Plugin },
      languageOptions: { parser: parser as never },
      rules: { [RULE]: configured.rules[RULE] as never },
    },
  });
  const [result] = await eslint.lintText(`import * as it from '${imported}';\nexport const planted = it;\n`, {
    filePath,
  });
  return result!.messages.map(({ message }) => message);
}

test.each([
  ['libs/server/audit/src/planted.ts', '@croupier/server-wallet', 'layer:base'],
  ['libs/server/mail/src/planted.ts', '@croupier/server-players', 'layer:base'],
  ['libs/server/privacy/src/planted.ts', '@croupier/server-sportsbook', 'layer:player'],
  ['libs/server/games/src/planted.ts', '@croupier/api-client', 'scope:server'],
  ['apps/casino/src/planted.tsx', '@croupier/sportsbook', 'scope:casino'],
  ['apps/betting/src/planted.tsx', '@croupier/games', 'scope:betting'],
  ['apps/betting/src/planted.tsx', '@croupier/competitions', 'scope:betting'],
  ['apps/betting/src/planted.tsx', '@croupier/promotions', 'scope:betting'],
  ['libs/web-app/src/planted.ts', '@croupier/games', 'scope:client'],
  ['libs/cashbox/src/planted.ts', '@croupier/auth', 'type:feature'],
])('an import planted in %s of %s breaks the rule of %s', async (file, imported, tag) => {
  expect(await judge(file, imported)).toEqual([
    expect.stringMatching(new RegExp(`^A project tagged with "${tag}" can only depend on`)),
  ]);
});

test('an import planted in the wallet of a domain above it is a circle', async () => {
  expect(await judge('libs/server/wallet/src/planted.ts', '@croupier/server-players')).toEqual([
    expect.stringMatching(/^Circular dependency between "server-wallet" and "server-players" detected/),
  ]);
});

test.each([
  ['libs/server/wallet/src/planted.ts', '@croupier/server-database'],
  ['libs/server/players/src/planted.ts', '@croupier/server-wallet'],
  ['libs/server/sportsbook/src/planted.ts', '@croupier/server-promotions'],
  ['apps/platform/src/planted.ts', '@croupier/server-games'],
  ['apps/casino/src/planted.tsx', '@croupier/games'],
  ['apps/betting/src/planted.tsx', '@croupier/sportsbook'],
])('an import planted in %s of %s is allowed', async (file, imported) => {
  expect(await judge(file, imported)).toEqual([]);
});
