import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Path in the lib to text. */
export type Files = Record<string, string>;

/** Writes a new lib and links it as npm would, so that it can be imported at once. Refuses an existing folder. */
export function writeLib(root: string, folder: string, files: Files): void {
  const target = path.join(root, folder);
  if (existsSync(target)) throw new Error(`${folder} exists already.`);
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(target, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const { name } = JSON.parse(files['package.json']!) as { name: string };
  const link = path.join(root, 'node_modules', name);
  mkdirSync(path.dirname(link), { recursive: true });
  symlinkSync(path.relative(path.dirname(link), target), link);
}
