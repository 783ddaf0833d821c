import nx from '@nx/eslint-plugin';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import imports from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import oneWayToTheWire from './tools/lint/one-way-to-the-wire.mjs';

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

export default tseslint.config(
  {
    ignores: ['**/dist', '**/node_modules', '**/*.gen.ts', '!**/schema.gen.ts', '**/.nx', '**/.data', '**/locales/**'],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { '@nx': nx, 'import-x': imports },
    settings: {
      'import-x/extensions': ['.ts', '.tsx', '.mjs'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [createTypeScriptImportResolver({ noWarnOnMultipleProjects: true })],
    },
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'no-restricted-syntax': ['error', noRandom],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
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
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
    },
  },
  {
    files: ['{apps,libs}/**/*.tsx', '{apps,libs}/**/use*.ts'],
    ignores: ['libs/server/**', 'apps/platform/**'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: { ...reactHooks.configs.recommended.rules, ...jsxA11y.flatConfigs.recommended.rules },
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
  {
    files: ['{apps,libs}/**/*.{ts,tsx}', 'tools/ops/**/*.ts'],
    ignores: ['libs/contracts/src/core/common.ts', '**/*.test.{ts,tsx}'],
    plugins: { local: { rules: { 'one-way-to-the-wire': oneWayToTheWire } } },
    rules: { 'local/one-way-to-the-wire': 'error' },
  },
);
