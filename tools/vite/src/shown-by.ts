import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { makeConfig } from '@lingui/conf';
import { linguiConfig, workspaceRoot } from './lingui-config.ts';

/** Matches static imports of our own files, without `import()` and types. */
const broughtAlong = /^(?:import|export) (?!type )[^;]*?from '(\.[^']+)';$/gm;

/** Returns files of a project and all their imports. */
function closureOf(files: readonly string[]): Set<string> {
  const all = new Set(files);
  for (const file of all) {
    for (const [, name] of readFileSync(file, 'utf8').matchAll(broughtAlong)) {
      const imported = path.resolve(path.dirname(file), name!);
      if (/\.tsx?$/.test(imported)) all.add(imported);
    }
  }
  return all;
}

const known = new Map<string, Promise<ReadonlySet<string>>>();

/**
 * Returns the ids of the texts in files of a project (`layout/Page` is `src/layout/Page.tsx`) and in their imports
 * within it.
 */
export function idsShownBy(project: string, files: readonly string[]): Promise<ReadonlySet<string>> {
  const key = `${project}: ${files.join()}`;
  const ids = known.get(key) ?? collect(project, files);
  known.set(key, ids);
  return ids;
}

async function collect(project: string, files: readonly string[]): Promise<ReadonlySet<string>> {
  const roots = files.map((file) => path.join(workspaceRoot, project, 'src', `${file}.tsx`));
  const missing = roots.filter((file) => !existsSync(file));
  if (missing.length > 0) throw new Error(`a catalog names files that are not there: ${missing.join(', ')}`);
  const config = linguiConfig([project]);
  const [whole] = config.catalogs ?? [];
  const [catalog] = await getCatalogs(
    makeConfig(
      { ...config, catalogs: [{ path: whole!.path, include: [...closureOf(roots)] }] },
      { skipValidation: true },
    ),
  );
  const texts = await catalog!.collect();
  if (!texts) throw new Error(`the texts of ${project} can't be read`);
  return new Set(Object.keys(texts));
}
