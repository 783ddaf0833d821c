import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentVersions } from '../scripts/content-versions.ts';
import { games } from './games.ts';
import { versions } from './versions.ts';

const source = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
const changing = (changed: string, from: string, to: string) =>
  contentVersions((file) => (file === changed ? source(`./${file}`).replace(from, to) : source(`./${file}`)));

test('every game carries the hash of its present maths (if not: node scripts/write-versions.ts)', () => {
  expect(versions).toEqual(contentVersions());
  for (const math of Object.values(games)) expect(math.version).toBe(versions[math.id as keyof typeof versions]);
});

test('one changed pay changes the version of that title and of no other', () => {
  const changed = changing('pokie/titles/orchard-hours.ts', 'P: { 3: 60 }', 'P: { 3: 61 }');
  expect(changed['orchard-hours']).not.toBe(versions['orchard-hours']);
  expect({ ...changed, 'orchard-hours': '' }).toEqual({ ...versions, 'orchard-hours': '' });
});

test('a change of the stream changes every version, a change of a comment none', () => {
  const redrawn = changing('pick.ts', 'value / share', 'value % outcomes');
  for (const [id, version] of Object.entries(versions)) expect(redrawn[id]).not.toBe(version);
  expect(changing('pick.ts', 'Every outcome owns', 'Each outcome has')).toEqual(versions);
});
