import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate, openDatabase } from '@croupier/server-database';
import { startCluster } from '@croupier/server-database/cluster';
import { generateSchemas } from './generate.ts';
import { migrationFolders, schemaFile } from './homes.ts';

// Migrates a new empty database and writes its schema.
const dir = await mkdtemp(path.join(tmpdir(), 'croupier-schema-'));
const cluster = await startCluster({ dir, durable: false });
const db = openDatabase(cluster.url('postgres'));
try {
  await migrate(db, migrationFolders());
  for (const [domain, text] of await generateSchemas(db)) await writeFile(schemaFile(domain), text);
} finally {
  await db.close();
  await cluster.stop();
  await rm(dir, { recursive: true, force: true });
}
