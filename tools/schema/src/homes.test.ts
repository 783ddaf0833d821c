import { expect, test } from 'vitest';
import { tableHomes } from './homes.ts';
import { tablesIn, tablesNamed } from './testing/tables-named.ts';

test('a table is named in its own domain only: others use what the domain exports', () => {
  const homes = tableHomes();
  const abroad = tablesNamed(homes)
    .filter(({ file, table }) => !file.startsWith(`libs/server/${homes.get(table)}/`))
    .map(({ file, table }) => `${file} ${table}`);
  expect(abroad).toEqual([]);
});

test('tables are found wherever a statement may name one', () => {
  const statement = `
    with gone as (delete from a where id = 1 returning id)
    insert into b select from c x, d as y join only e on e.id = y.id where exists (select from "f")`;
  expect(tablesIn(statement)).toEqual(new Set(['a', 'b', 'c', 'd', 'e', 'f']));
  expect(tablesIn('update g set x = 1 from h, i')).toEqual(new Set(['g', 'h', 'i']));
  expect(tablesIn('select rounds, sessions as players from j')).toEqual(new Set(['j']));
});
