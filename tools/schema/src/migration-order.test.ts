import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './homes.ts';

const WELL_NAMED = /^\d{4}_[a-z][a-z0-9_]*\.sql$/;

/** Returns the faults in the names of all domains' migrations, which run in order of name. */
function findFaults(names: readonly string[]): string[] {
  const misnamed = names.filter((name) => !WELL_NAMED.test(name));
  const numbered = names.filter((name) => WELL_NAMED.test(name));
  const numbers = numbered.map((name) => Number(name.slice(0, 4)));
  const twice = numbered.filter((_, index) => numbers.indexOf(numbers[index]!) !== index);
  const missing = names.map((_, index) => index + 1).filter((number) => !numbers.includes(number));
  return [
    ...misnamed.map((name) => `${name} is not named NNNN_name.sql`),
    ...twice.map((name) => `${name} has the number of another migration`),
    ...missing.map((number) => `no migration has the number ${number}`),
  ];
}

test('the migrations of all domains are numbered from 0001 without gaps: the newest runs last', () => {
  const names = globSync('libs/server/*/migrations/*', { cwd: root }).map((file) => path.basename(file));
  expect(names.length).toBeGreaterThan(0);
  expect(findFaults(names)).toEqual([]);
});

test.each([
  [
    ['0001_pots.sql', '0001_lids.sql'],
    ['0001_lids.sql has the number of another migration', /number 2$/],
  ],
  [['0001_pots.sql', '0003_lids.sql'], [/number 2$/]],
  [['0000_pots.sql', '0001_lids.sql'], [/number 2$/]],
  [
    ['0001_pots.sql', '20261120_0500_lids.sql'],
    [/lids.sql is not named/, /number 2$/],
  ],
  [
    ['0001_pots.sql', 'lids.sql'],
    [/lids.sql is not named/, /number 2$/],
  ],
])('%j is found out', (names, faults) => {
  expect(findFaults(names)).toEqual(faults.map((fault) => expect.stringMatching(fault) as string));
});
