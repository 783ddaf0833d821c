import nx from '@nx/eslint-plugin';
import tseslint from 'typescript-eslint';

const onlyOn = (sourceTag, ...tags) => ({ sourceTag, onlyDependOnLibsWithTags: tags });

export default tseslint.config(
  { ignores: ['**/dist', '**/node_modules', '**/*.gen.ts', '**/.nx', '**/.data', '**/locales/**'] },
  ...tseslint.configs.recommended,
  { plugins: { '@nx': nx } },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'no-restricted-syntax': [
        'error',
        { selector: "MemberExpression[object.name='Math'][property.name='random']", message: 'Outcomes and ids come from the cryptographic generator only.' },
      ],
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: false,
          banTransitiveDependencies: false,
          allow: ['^(\\.\\./)+tools/vite/.*$'], // Vite loads its configuration before workspace names can be used.
          checkDynamicDependenciesExceptions: ['.*'], // A lib may be loaded with the page in one place and later in another.
          depConstraints: [
            onlyOn('scope:shared', 'scope:shared'),
            onlyOn('scope:client', 'scope:client', 'scope:shared'),
            onlyOn('scope:casino', 'scope:casino', 'scope:client', 'scope:shared'),
            onlyOn('scope:betting', 'scope:betting', 'scope:client', 'scope:shared'),
            onlyOn('scope:server', 'scope:server', 'scope:shared'),
            onlyOn('type:app', 'type:feature', 'type:data', 'type:ui', 'type:domain', 'type:contracts', 'type:util', 'type:app'),
            onlyOn('type:feature', 'type:data', 'type:ui', 'type:contracts', 'type:util'),
            onlyOn('type:data', 'type:data', 'type:contracts', 'type:util'),
            onlyOn('type:ui', 'type:ui', 'type:util'),
            onlyOn('type:domain', 'type:domain', 'type:contracts', 'type:util'),
            onlyOn('type:contracts', 'type:contracts', 'type:util'),
            onlyOn('type:util', 'type:util'),
            onlyOn('type:e2e', 'type:contracts', 'type:util'),
          ],
        },
      ],
    },
  },
);
