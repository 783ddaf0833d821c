import type { Files } from './files.ts';

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const pascal = (name: string) => camel(name).replace(/^./, (letter) => letter.toUpperCase());

/** A server domain: one operation on its own table, its test on a real Postgres, its migration. `at` dates the migration. */
export function serverLib(name: string, at: Date): Files {
  const stamp = at.toISOString().slice(0, 16).replaceAll('-', '').replace('T', '_').replace(':', '');
  const table = name.replaceAll('-', '_');
  const record = `record${pascal(name)}`;
  return {
    'package.json': `${JSON.stringify(
      {
        name: `@croupier/server-${name}`,
        version: '0.0.0',
        private: true,
        type: 'module',
        sideEffects: false,
        exports: { '.': './src/index.ts' },
        dependencies: { '@croupier/contracts': '*', '@croupier/server-database': '*' },
        nx: { name: `server-${name}`, tags: ['scope:server', 'type:domain'] },
      },
      null,
      2,
    )}\n`,
    'tsconfig.json': '{ "extends": "../../../tsconfig.base.json", "include": ["src"] }\n',
    'README.md': `# server-${name}\n\nWhat it decides.\n\nWhy it is a domain of its own.\n\nDoors: \`${record}\`, \`migrations\` (listed in apps/platform/src/migrations.ts).\n`,
    [`migrations/${stamp}_${table}.sql`]: `create table ${table} (\n  id uuid primary key,\n  recorded_at timestamptz not null\n);\n`,
    'src/index.ts': `export { ${record} } from './record-${name}.ts';\n\n/** The folder of this lib's migrations. */\nexport const migrations = new URL('../migrations/', import.meta.url);\n`,
    [`src/record-${name}.ts`]: `import { sql, type Transaction } from '@croupier/server-database';\n\n/** Records one id once. Asked again: nothing. */\nexport async function ${record}(tx: Transaction, { id, at }: { id: string; at: Date }): Promise<void> {\n  await tx.query(sql\`insert into ${table} (id, recorded_at) values (\${id}, \${at}) on conflict do nothing\`);\n}\n`,
    [`src/record-${name}.test.ts`]: `import { randomUUID } from 'node:crypto';\nimport { type Database, sql } from '@croupier/server-database';\nimport { testDatabase } from '@croupier/server-database/testing';\nimport { afterAll, beforeAll, expect, test } from 'vitest';\nimport { migrations, ${record} } from './index.ts';\n\nlet db: Database;\nbeforeAll(async () => {\n  db = await testDatabase([migrations]);\n});\nafterAll(() => db.close());\n\ntest('the same id is recorded once', async () => {\n  const order = { id: randomUUID(), at: new Date('2026-01-01T00:00:00Z') };\n  for (let times = 0; times < 2; times++) await db.transaction((tx) => ${record}(tx, order));\n  expect(await db.query(sql\`select id from ${table}\`)).toEqual([{ id: order.id }]);\n});\n`,
  };
}
