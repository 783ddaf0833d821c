import { createHash } from 'node:crypto';
import { createProjectGraphAsync } from '@nx/devkit';
import nx from '@nx/eslint-plugin';
import * as parser from '@typescript-eslint/parser';
import imports from 'eslint-plugin-import-x';
import * as jsonc from 'jsonc-eslint-parser';

// What oxlint can't check (.oxlintrc.json has the rest): module boundaries, declared packages, restricted syntax, the order of imports.

/**
 * The rule of module boundaries reads the graph of projects from Nx's cache, and is silent without one. Here it is computed
 * first. Its hash belongs to the settings, so that ESLint's own cache forgets its results when a tag or an edge changes.
 */
process.env['NX_DAEMON'] ??= 'false';
const { nodes, dependencies } = await createProjectGraphAsync({ exitOnError: false });
const graph = createHash('sha256')
  .update(JSON.stringify([Object.values(nodes).map(({ data: { root, tags } }) => [root, tags]), dependencies]))
  .digest('hex');

const onlyOn = (sourceTag, ...tags) => ({ sourceTag, onlyDependOnLibsWithTags: tags });

const boundaries = [
  onlyOn('scope:shared', 'scope:shared'),
  onlyOn('scope:client', 'scope:client', 'scope:shared'),
  onlyOn('scope:casino', 'scope:casino', 'scope:client', 'scope:shared'),
  onlyOn('scope:betting', 'scope:betting', 'scope:client', 'scope:shared'),
  onlyOn('scope:server', 'scope:server', 'scope:shared'),
  // Server domains lie in layers; a domain depends on its own layer and those below.
  onlyOn('layer:base', 'layer:base', 'scope:shared'),
  onlyOn('layer:ledger', 'layer:ledger', 'layer:base', 'scope:shared'),
  onlyOn('layer:player', 'layer:player', 'layer:ledger', 'layer:base', 'scope:shared'),
  onlyOn('layer:product', 'layer:product', 'layer:player', 'layer:ledger', 'layer:base', 'scope:shared'),
  onlyOn('type:app', 'type:feature', 'type:data', 'type:ui', 'type:domain', 'type:contracts', 'type:util', 'type:app'),
  onlyOn('type:feature', 'type:data', 'type:ui', 'type:contracts', 'type:util'),
  onlyOn('type:data', 'type:data', 'type:contracts', 'type:util'),
  onlyOn('type:ui', 'type:ui', 'type:util'),
  onlyOn('type:domain', 'type:domain', 'type:contracts', 'type:util'),
  onlyOn('type:contracts', 'type:contracts', 'type:util'),
  onlyOn('type:util', 'type:util'),
  onlyOn('type:e2e', 'type:e2e', 'type:contracts', 'type:util'),
];

const noRandom = {
  selector: "MemberExpression[object.name='Math'][property.name='random']",
  message: 'Outcomes and ids come from the cryptographic generator only.',
};

const noClock = [
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Clocks are injected: take `now` or `clock` from the caller.',
  },
  {
    selector: "MemberExpression[object.name='Date'][property.name='now']",
    message: 'Clocks are injected: take `now` or `clock` from the caller.',
  },
];

/** A header written by hand, in a list of names and values, in an object, or one by one. */
const noLocation = [
  'ArrayExpression > Literal[value=/^location$/i]',
  "CallExpression[callee.property.name='writeHead'] Property[key.name=/^location$/i]",
  "CallExpression[callee.property.name='writeHead'] Property[key.value=/^location$/i]",
  'CallExpression[callee.property.name=/^(setHeader|appendHeader|header)$/] > Literal[value=/^location$/i]',
  "CallExpression[callee.object.name=/^(reply|response)$/][callee.property.name='redirect']",
].map((selector) => ({
  selector,
  message: 'Only `redirect` of @croupier/server-http writes a Location: it stays on the site.',
}));

export default [
  {
    ignores: ['**/dist', '**/node_modules', '**/*.gen.ts', '!**/schema.gen.ts', '**/.nx', '**/.data', '**/locales/**'],
  },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    languageOptions: { parser },
    plugins: { '@nx': nx, 'import-x': imports },
    settings: {
      graph,
      // The order goes by names alone: nothing has to be found on the disk.
      'import-x/resolver-next': [{ interfaceVersion: 3, name: 'none', resolve: () => ({ found: false }) }],
    },
    rules: {
      'no-restricted-syntax': ['error', noRandom],
      'import-x/order': [
        'error',
        {
          groups: ['builtin', 'external', ['parent', 'sibling', 'index']],
          pathGroups: [{ pattern: '@croupier/**', group: 'external', position: 'after' }],
          pathGroupsExcludedImportTypes: [],
          'newlines-between': 'never',
          alphabetize: { order: 'asc', caseInsensitive: true },
        },
      ],
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: false,
          banTransitiveDependencies: false,
          allow: ['^(\\.\\./)+tools/vite/.*$'], // Vite loads its configuration before workspace names can be used.
          checkDynamicDependenciesExceptions: ['.*'], // A lib may be loaded with the page in one place and later in another.
          depConstraints: boundaries,
        },
      ],
    },
  },
  {
    // A lib is published with the packages it names: all that its code uses, and no others.
    files: ['libs/**/package.json'],
    languageOptions: { parser: jsonc },
    plugins: { '@nx': nx },
    settings: { graph },
    rules: {
      '@nx/dependency-checks': [
        'error',
        {
          ignoredFiles: [
            '{projectRoot}/src/**/*.test.{ts,tsx}',
            '{projectRoot}/src/testing/**/*',
            '{projectRoot}/fonts/**/*', // Draws the fonts once; what it draws is published.
          ],
        },
      ],
    },
  },
  {
    // The one place that reads the machine's clock is where the platform, or the game frame's page, is put together.
    files: [
      'libs/server/**/*.ts',
      'libs/{bet-math,game-math,money,contracts}/**/*.ts',
      'apps/arcade/src/**/*.{ts,tsx}',
    ],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**', 'apps/arcade/src/main.tsx'],
    rules: { 'no-restricted-syntax': ['error', noRandom, ...noClock, ...noLocation] },
  },
  {
    files: ['apps/{gateway,platform,web}/**/*.ts', 'tools/start/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', noRandom, ...noLocation] },
  },
  {
    files: ['libs/server/http/src/redirect.ts'],
    rules: { 'no-restricted-syntax': ['error', noRandom, ...noClock] },
  },
];
