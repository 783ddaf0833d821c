import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { testDatabase } from '@croupier/server-database/testing';
import { generateSchemas } from './generate.ts';
import { migrationFolders, root, schemaFile } from './homes.ts';

test('the types of every table are those of the migrated schema; else run `npm run schema`', async () => {
  const db = await testDatabase(migrationFolders());
  const stale = [...(await generateSchemas(db))]
    .map(([domain, text]) => [schemaFile(domain), text] as const)
    .filter(([file, text]) => readFileSync(file, 'utf8') !== text)
    .map(([file]) => path.relative(root, file));
  await db.close();
  expect(stale).toEqual([]);
});
