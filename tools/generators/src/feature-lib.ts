import type { Files } from './files.ts';

const pascal = (name: string) => name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());

/** A client feature: one component, its test, its words, its manifest. */
export function featureLib(name: string): Files {
  const Component = pascal(name);
  return {
    'package.json': `${JSON.stringify(
      {
        name: `@croupier/${name}`,
        version: '0.0.0',
        private: true,
        type: 'module',
        sideEffects: ['**/*.css'],
        exports: { '.': './src/index.ts' },
        dependencies: { '@croupier/ui-kit': '*' },
        nx: { name, tags: ['scope:client', 'type:feature'] },
      },
      null,
      2,
    )}\n`,
    'tsconfig.json': '{ "extends": "../../tsconfig.base.json", "include": ["src"] }\n',
    'README.md': `# ${name}\n\nWhat it does for the player, in a sentence.\n\nWhy it is a lib of its own.\n\nDoors: \`${Component}\`.\n`,
    'src/index.ts': `export { ${Component} } from './${Component}.tsx';\n`,
    [`src/${Component}.tsx`]: `export interface ${Component}Props {\n  title: string;\n}\n\nexport function ${Component}({ title }: ${Component}Props) {\n  return <h2>{title}</h2>;\n}\n`,
    [`src/${Component}.test.tsx`]: `import { render, screen } from '@testing-library/react';\nimport { expect, test } from 'vitest';\nimport { ${Component} } from './index.ts';\n\ntest('it is headed by its title', () => {\n  render(<${Component} title="Hello" />);\n  expect(screen.getByRole('heading', { name: 'Hello' })).toBeInTheDocument();\n});\n`,
  };
}
