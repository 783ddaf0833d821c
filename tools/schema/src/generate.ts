import { type Database, sql } from '@croupier/server-database';
import { tableHomes } from './homes.ts';

interface Column {
  table: string;
  name: string;
  /** Name in pg_type; for an array that of its element, for a domain that of its base. */
  type: string;
  array: boolean;
  nullable: boolean;
  optional: boolean;
  /** `true` if only the database computes or numbers it. */
  always: boolean;
  /**
   * Check constraint of the column or its domain that lists the allowed values: CHECK ((kind = ANY (ARRAY['bet'::text,
   * 'win'::text]))).
   */
  check: string | null;
}

/** Driver's type of each Postgres type. */
const scalars: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'bigint',
  numeric: 'string',
  text: 'string',
  timestamptz: 'Date',
  tsvector: 'string',
  uuid: 'string',
};

function readColumns(db: Database): Promise<Column[]> {
  return db.query<Column>(sql`
    select c.relname as table, a.attname as name, coalesce(e.typname, b.typname, t.typname) as type, e.oid is not null as array,
      not a.attnotnull as nullable, a.atthasdef or a.attidentity <> '' as optional,
      a.attgenerated <> '' or a.attidentity = 'a' as always,
      (select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.contype = 'c' and (k.conrelid = c.oid and k.conkey = array[a.attnum] or t.typtype = 'd' and k.contypid = t.oid)
          and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%' limit 1) as check
    from pg_attribute a
      join pg_class c on c.oid = a.attrelid
      join pg_type t on t.oid = a.atttypid
      left join pg_type b on b.oid = t.typbasetype
      left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`);
}

const pascal = (table: string) => table.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

function scalar({ table, name, type, check }: Column): string {
  const values = [...(check?.matchAll(/('\w+')::text|(?<=[[ ])(\d+)(?=[,\]])/g) ?? [])];
  if (values.length > 0) return values.map(([, text, figure]) => text ?? figure).join(' | ');
  const found = scalars[type];
  if (!found) throw new Error(`${table}.${name} is of type ${type}, of which tools/schema knows nothing.`);
  return found;
}

function typeOf(column: Column): string {
  const orNull = column.nullable ? ' | null' : '';
  const orMissing = column.optional ? ' | undefined' : '';
  const two = (read: string, written: string) =>
    `ColumnType<${read}, ${written}${orNull}${orMissing}, ${written}${orNull}>`;
  if (column.type === 'json' || column.type === 'jsonb') return two('unknown', 'string');
  if (column.type === 'int8' && column.array) return two(`string[]${orNull}`, 'readonly (bigint | number)[]');
  const plain = `${scalar(column)}${column.array ? '[]' : ''}${orNull}`;
  if (column.always) return `GeneratedAlways<${plain}>`;
  return column.optional ? `Generated<${plain}>` : plain;
}

/** Generates the types of every domain's tables from a migrated database: domain → the text of its schema.gen.ts. */
export async function generateSchemas(db: Database): Promise<Map<string, string>> {
  const columns = await readColumns(db);
  const byDomain = Map.groupBy([...tableHomes()].toSorted(), ([, domain]) => domain);
  return new Map(
    [...byDomain].map(([domain, tables]) => [
      domain,
      schemaText(
        domain,
        tables.map(([table]) => [table, columns.filter((column) => column.table === table)] as const),
      ),
    ]),
  );
}

function schemaText(domain: string, tables: readonly (readonly [string, Column[]])[]): string {
  const interfaces = tables.map(([table, columns]) => {
    const lines = columns.map((column) => `  ${column.name}: ${typeOf(column)};\n`);
    return `export interface ${pascal(table)} {\n${lines.join('')}}\n`;
  });
  const names = tables.map(([table, columns]) => {
    const list = columns.map(({ name }) => `'${name}'`).join(', ');
    return `  ${table}: [${list}],\n`;
  });
  const body = interfaces.join('\n');
  const helpers = ['ColumnType', 'Generated', 'GeneratedAlways'].filter((name) => body.includes(`${name}<`));
  const from = domain === 'database' ? './kysely.ts' : '@croupier/server-database';
  return [
    '// Written by `npm run schema` from the migrations; a test fails when it is stale.\n',
    helpers.length > 0 ? `import type { ${helpers.join(', ')} } from 'kysely';\n` : '',
    `import { kysely, type QueryBuilder } from '${from}';\n\n`,
    `${body}\n`,
    `export interface Tables {\n${tables.map(([table]) => `  ${table}: ${pascal(table)};\n`).join('')}}\n\n`,
    '/** Builds statements on the tables of this domain. */\n',
    'export const tables: QueryBuilder<Tables> = kysely<Tables>();\n\n',
    '/** Every column of a table, for reading whole rows. */\n',
    `export const columns = {\n${names.join('')}} as const;\n`,
  ].join('');
}
