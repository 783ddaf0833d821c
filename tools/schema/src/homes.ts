import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../..');
const domains = path.join(root, 'libs/server');

/** Table → the domain it belongs to: the one whose migrations create it. */
export function tableHomes(): Map<string, string> {
  const homes = new Map([['migrations', 'database']]);
  for (const file of globSync('*/migrations/*.sql', { cwd: domains }))
    for (const [, table] of readFileSync(path.join(domains, file), 'utf8').matchAll(/^create table (\w+)/gm))
      homes.set(table!, file.split(path.sep)[0]!);
  return homes;
}

/** Where the types of a domain's tables are written. */
export const schemaFile = (domain: string): string => path.join(domains, domain, 'src/schema.gen.ts');
