import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { Terms } from './terms.ts';

export interface Definition {
  /** Name of the file. */
  id: string;
  /** Latest version, which is granted now. */
  terms: Terms;
}

const Versions = v.pipe(
  v.array(Terms),
  v.minLength(1),
  v.check((all) => all.every(({ version }, at) => version === at + 1), 'versions count from 1 and none is taken out'),
);

/** Reads all bonus definitions: one data file per bonus, with all its versions. An invalid file fails the start. */
export function readDefinitions(folder: URL): ReadonlyMap<string, Definition> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const all = files.toSorted().map((file): Definition => {
    const versions = v.parse(Versions, JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
    return { id: path.basename(file, '.json'), terms: versions[versions.length - 1]! };
  });
  const codes = all.flatMap(({ terms }) => terms.codes);
  if (new Set(codes).size < codes.length) throw new Error('two bonuses have one code');
  return new Map(all.map((each) => [each.id, each]));
}

export const definitions = readDefinitions(new URL('../../definitions/', import.meta.url));

/** Returns the bonus of a code as the player typed it. */
export function definitionOfCode(code: string): Definition | undefined {
  const wanted = code.trim().toUpperCase();
  return [...definitions.values()].find(({ terms }) => terms.codes.includes(wanted));
}
