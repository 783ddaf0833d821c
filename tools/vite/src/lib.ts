import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly license?: string;
  readonly sideEffects?: boolean | readonly string[];
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Lib with the parts of its package. */
export interface Lib {
  /** Folder of the lib. */
  readonly root: string;
  readonly manifest: Manifest;
  /** Source files of the package's exports, by export name: `.`, `./node`. */
  readonly modules: ReadonlyMap<string, string>;
  readonly entries: readonly string[];
  /** Stylesheet that it exports as `./styles.css`, if any. */
  readonly styles?: string;
}

/** Test helpers stay in the workspace: they need its database, its browser and its test runner. */
const inWorkspaceOnly = /^\.\/(testing|showcase)(\/|$)/;

export function readLib(root: string): Lib {
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Manifest;
  const published = Object.entries(manifest.exports).filter(([name]) => !inWorkspaceOnly.test(name));
  const modules = new Map(published.filter(([, file]) => /\.tsx?$/.test(file)));
  const styles = published.find(([, file]) => file.endsWith('.css'))?.[1];
  return {
    root,
    manifest,
    modules,
    entries: [...modules.values()].map((file) => path.join(root, file)),
    ...(styles && { styles: path.join(root, styles) }),
  };
}
