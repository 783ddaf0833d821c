import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export const root = path.resolve(import.meta.dirname, '../../..');
const domains = path.join(root, 'libs/server');

/** Domain of each table: the one whose migrations create it. */
export function tableHomes(): Map<string, string> {
  const homes = new Map<string, string>();
  for (const file of globSync('*/migrations/*.sql', { cwd: domains }))
    for (const [, table = ''] of readFileSync(path.join(domains, file), 'utf8').matchAll(/^create table (\w+)/gm))
      homes.set(table, file.slice(0, file.indexOf(path.sep)));
  return homes;
}

/** Returns the folders of every domain's migrations, except the database's own. */
export const migrationFolders = (): URL[] =>
  globSync('*/migrations/', { cwd: domains })
    .filter((folder) => !folder.startsWith('database'))
    .map((folder) => pathToFileURL(path.join(domains, folder, '/')));

/** Returns the file with the types of a domain's tables. */
export const schemaFile = (domain: string): string => path.join(domains, domain, 'src/schema.gen.ts');
